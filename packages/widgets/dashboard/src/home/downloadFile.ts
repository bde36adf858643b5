/** How long the browser may take to start the download. */
const REVOKE_DELAY_MS = 60_000;

/** Downloads a JSON file. */
export function downloadFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Some browsers only follow links that are in the document.
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
}
