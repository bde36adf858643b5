/** The page's URL and history, injected so that paging runs without a browser. */
export interface UrlHistory {
  url(): URL;
  /** Adds a history entry. */
  push(href: string): void;
  /** Replaces the current history entry. */
  replace(href: string): void;
  /** Listens to Back and Forward. @returns a function that stops listening */
  listen(onPopState: () => void): () => void;
}

/** The browser's own. Browsers reject entries that come too fast: paging then continues without them. */
export const browserHistory: UrlHistory = {
  url: () => new URL(location.href),
  push: (href) => ignoreErrors(() => history.pushState(null, '', href)),
  replace: (href) => ignoreErrors(() => history.replaceState(history.state, '', href)),
  listen(onPopState) {
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  },
};

function ignoreErrors(task: () => void): void {
  try {
    task();
  } catch {
    // The URL is outdated, but the page is right.
  }
}
