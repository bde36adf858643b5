/** A property of the element itself: a copy of it does not have it. */
const isOriginal = (host: Element) => 'cityguideHost' in host;

let isWatching = false;

/**
 * Marks the host of a dialog. A page that navigates without loading may keep a copy of its body and show that again:
 * dialogs that were open then, which nothing can close, are removed, and the page around them is usable.
 */
export function markHost(host: HTMLElement): void {
  host.dataset.cgOwn = '';
  Object.assign(host, { cityguideHost: true });
  if (isWatching) return;
  isWatching = true;
  const observer = new MutationObserver(removeCopies);
  removeCopies();

  function removeCopies() {
    // the body may be another one by now; observing the same one again changes nothing
    for (const parent of [document.documentElement, document.body])
      observer.observe(parent, { childList: true });
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
