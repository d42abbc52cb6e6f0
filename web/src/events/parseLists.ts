/** Names as people type or paste them: one a line, or parted by commas or semicolons; each once. */
export const readNames = (text: string): string[] => [...new Set(text.split(/[\n,;]+/).map((name) => name.trim().replace(/\s+/g, " ")))].filter(Boolean);

/** Whole numbers as people type them, parted by anything else. */
export const readNumbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
