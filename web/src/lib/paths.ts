/** The parts of a path that fit a pattern such as `/t/:id`, or null. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const parts = path.split("/").filter(Boolean);
  if (wanted.length !== parts.length) return null;
  const found: Record<string, string> = {};
  for (const [i, word] of wanted.entries()) {
    const part = parts[i] ?? "";
    if (word.startsWith(":")) found[word.slice(1)] = decode(part);
    else if (word !== part) return null;
  }
  return found;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
