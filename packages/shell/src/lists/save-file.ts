/** Saves a file to the user's downloads. Browser only. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click was handled.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
