/** A page that is never idle still gets its widgets. */
const LATEST_MS = 3000;
/** A page whose pictures hang never says that it has loaded. */
const LOAD_LIMIT_MS = 5000;
const FALLBACK_PAUSE_MS = 200;

/** Calls once, when the page has loaded (or long should have) and the browser has nothing better to do. */
export function whenIdle(go: () => void): void {
  if (document.readyState === 'complete') return whenFree(go);
  const start = () => {
    window.removeEventListener('load', start);
    clearTimeout(timer);
    whenFree(go);
  };
  window.addEventListener('load', start);
  const timer = setTimeout(start, LOAD_LIMIT_MS);
}

function whenFree(go: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(go, { timeout: LATEST_MS });
  else setTimeout(go, FALLBACK_PAUSE_MS);
}
