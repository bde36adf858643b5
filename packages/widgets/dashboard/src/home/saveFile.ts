/** How long the browser may take to begin with the file. */
const KEPT_MS = 60_000;

/** Hands a JSON file to the visitor, as a download. */
export function saveFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Some browsers follow only what is in the page.
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
