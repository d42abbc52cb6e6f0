/** Saves texts one after the other as a file of this device. */
export function saveFile(name: string, parts: readonly string[], type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([...parts], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
