/** A property of the element itself: a copy of it does not have it. */
const ORIGINAL = 'cityguideHost';
const isOriginal = (host: Element) => Reflect.has(host, ORIGINAL);

let isWatching = false;

/**
 * Marks the host of a dialog. A page that navigates without loading may keep a copy of its body and show that again:
 * dialogs that were open then, which nothing can close, are removed, and the page around them is usable.
 */
export function markHost(host: HTMLElement): void {
  host.dataset.cgOwn = '';
  Reflect.set(host, ORIGINAL, true);
  if (isWatching) return;
  isWatching = true;
  const observer = new MutationObserver(() => {
    removeCopies();
    watch();
  });
  /** The body may be another one by now; observing the same one again changes nothing. */
  function watch() {
    for (const parent of [document.documentElement, document.body])
      observer.observe(parent, { childList: true });
  }
  watch();
}

function removeCopies(): void {
  const hosts = [...document.querySelectorAll('body > [data-cg-scope][data-cg-own]:not([data-widget])')];
  for (const host of hosts) if (!isOriginal(host)) host.remove();
  if (!hosts.some(isOriginal)) document.querySelectorAll('body > [data-cg-inert]').forEach(restoreInert);
}

/** Makes an element unreachable, in a way that its copies can be recognised by. */
export function makeInert(element: Element): void {
  element.setAttribute('inert', '');
  element.setAttribute('data-cg-inert', '');
}

export function restoreInert(element: Element): void {
  element.removeAttribute('inert');
  element.removeAttribute('data-cg-inert');
}
