/** A property of the element itself: a copy of it does not have it. */
const isOriginal = (host: Element) => 'cityguideHost' in host;

/** Of the dialogs that are open: what to call when the page removes the host. */
const openHosts = new Map<HTMLElement, () => void>();

let isWatching = false;

/**
 * Marks the host of a dialog. A page that navigates without loading may keep a copy of its body and show that again:
 * dialogs that were open then, which nothing can close, are removed, and the page around them is usable.
 * @param onRemoved the page has removed the host, as when it replaces its whole body: nobody sees the dialog any more
 * @returns to be called before the host is removed because its dialog closes
 */
export function markHost(host: HTMLElement, onRemoved: () => void): () => void {
  host.dataset.cgOwn = '';
  Object.assign(host, { cityguideHost: true });
  openHosts.set(host, onRemoved);
  watchPage();
  return () => openHosts.delete(host);
}

function watchPage(): void {
  if (isWatching) return;
  isWatching = true;
  const observer = new MutationObserver(checkHosts);
  checkHosts();

  function checkHosts() {
    // the body may be another one by now; observing the same one again changes nothing
    for (const parent of [document.documentElement, document.body])
      observer.observe(parent, { childList: true });
    for (const [host, onRemoved] of openHosts) {
      if (host.isConnected) continue;
      openHosts.delete(host);
      onRemoved();
    }
    const hosts = [...document.querySelectorAll('body > [data-cg-scope][data-cg-own]')];
    for (const copy of hosts) if (!isOriginal(copy)) copy.remove();
    if (hosts.some(isOriginal)) return;
    for (const element of document.querySelectorAll('body > [data-cg-inert]')) setInert(element, false);
  }
}

/** Makes an element unreachable, or reachable again, in a way by which copies of it can be recognised. */
export function setInert(element: Element, isInert: boolean): void {
  for (const name of ['inert', 'data-cg-inert']) element.toggleAttribute(name, isInert);
}
