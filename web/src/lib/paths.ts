/** The parts of a path that fit a pattern such as `/t/:id`, or null. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const patternParts = pattern.split("/").filter(Boolean);
  const parts = path.split("/").filter(Boolean);
  if (patternParts.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [i, word] of patternParts.entries()) {
    const part = parts[i] ?? "";
    if (word.startsWith(":")) params[word.slice(1)] = decode(part);
    else if (word !== part) return null;
  }
  return params;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
