/** The page's address and its history, handed in so that paging runs without a browser. */
export interface AddressBar {
  url(): URL;
  /** A new entry in the history. */
  push(href: string): void;
  /** Instead of the present entry. */
  replace(href: string): void;
  /** Hears Back and Forward. @returns stops it */
  listen(onMove: () => void): () => void;
}

/** The browser's own. Browsers refuse entries that come too fast: the list then pages on without them. */
export const browserBar: AddressBar = {
  url: () => new URL(location.href),
  push: (href) => attempt(() => history.pushState(null, '', href)),
  replace: (href) => attempt(() => history.replaceState(history.state, '', href)),
  listen(onMove) {
    window.addEventListener('popstate', onMove);
    return () => window.removeEventListener('popstate', onMove);
  },
};

function attempt(task: () => void): void {
  try {
    task();
  } catch {
    // Nothing to mend: the address is behind, the page is right.
  }
}
