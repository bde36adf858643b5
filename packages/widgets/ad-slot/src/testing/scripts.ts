const findScript = (address: string) => [...document.scripts].filter(({ src }) => src === address);

/** Script elements of this address: the test environment fetches none of them. */
export const countScripts = (address: string) => findScript(address).length;

/** The library arrives: its stand-in runs, and its script element says so. */
export function arrive(standIn: 'gpt.js' | 'prebid.js', address: string): void {
  jest.isolateModules(() => void jest.requireActual<object>(`./stand-ins/${standIn}`));
  for (const script of findScript(address)) script.dispatchEvent(new Event('load'));
}

/** An ad blocker, or a server that does not answer. */
export function block(address: string): void {
  for (const script of findScript(address)) script.dispatchEvent(new Event('error'));
}

/** A page that never had any library. */
export function forgetLibraries(): void {
  for (const script of [...document.scripts]) script.remove();
  for (const name of ['googletag', 'pbjs', 'answerAd', '__tcfapi']) Reflect.deleteProperty(window, name);
}
