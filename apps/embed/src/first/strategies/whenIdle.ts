/** A page that is never idle still gets its widgets. */
const LATEST_MS = 3000;
const FALLBACK_PAUSE_MS = 200;

/** Calls when the page has loaded and the browser has nothing better to do. */
export function whenIdle(go: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(go), { once: true });
  } else if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(go, { timeout: LATEST_MS });
  } else {
    setTimeout(go, FALLBACK_PAUSE_MS);
  }
}
