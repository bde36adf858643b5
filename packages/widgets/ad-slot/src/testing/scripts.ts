const findScript = (address: string) => [...document.scripts].filter(({ src }) => src === address);

/** Script elements of this address: the test environment fetches none of them. */
export const countScripts = (address: string) => findScript(address).length;

/** Simulates that the library has loaded: runs its stand-in and fires the script element's `load` event. */
export function completeScript(standIn: 'gpt.js' | 'prebid.js', address: string): void {
  jest.isolateModules(() => void jest.requireActual<object>(`./stand-ins/${standIn}`));
  for (const script of findScript(address)) script.dispatchEvent(new Event('load'));
}

/** Simulates an ad blocker, or a server that does not respond. */
export function failScript(address: string): void {
  for (const script of findScript(address)) script.dispatchEvent(new Event('error'));
}

/** Removes all libraries from the page. */
export function removeLibraries(): void {
  for (const script of [...document.scripts]) script.remove();
  for (const name of ['googletag', 'pbjs', 'answerAd', '__tcfapi']) Reflect.deleteProperty(window, name);
}
