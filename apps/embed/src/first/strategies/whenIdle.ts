/** A page that is never idle still gets its widgets. */
const IDLE_TIMEOUT_MS = 3000;
/** A page with an image that never finishes loading does not fire `load`. */
const LOAD_TIMEOUT_MS = 5000;
const FALLBACK_DELAY_MS = 200;

/** Calls once, when the page has loaded (or should have long ago) and the browser is idle. */
export function whenIdle(callback: () => void): void {
  if (document.readyState === 'complete') return requestIdle(callback);
  const start = () => {
    window.removeEventListener('load', start);
    clearTimeout(timer);
    requestIdle(callback);
  };
  window.addEventListener('load', start);
  const timer = setTimeout(start, LOAD_TIMEOUT_MS);
}

function requestIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(callback, FALLBACK_DELAY_MS);
}
