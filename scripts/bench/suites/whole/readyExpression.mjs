/**
 * Expression that is true once each mount point of a widget that is in view is `ready`. Those below are not loaded
 * yet, and measuring where they are would force an early layout of the page.
 * @param {string} widget
 */
export function getReadyExpression(widget) {
  return `(([...all]) => document.readyState !== 'loading' && all.some(({ dataset }) => dataset.cgStatus === 'ready') && !all.some(({ dataset }) => dataset.cgStatus === 'loading'))(document.querySelectorAll('[data-widget="${widget}"]'))`;
}

/**
 * Paths of requests that a widget may wait for: its own, those of the embed script, and all API requests.
 * @param {string} widget
 * @param {{ hasReact: boolean }} kind
 */
export function getRequestPattern(widget, { hasReact }) {
  const parts = hasReact ? '' : String.raw`(?!.*/react\.)`;
  return new RegExp(String.raw`^/(widgets/${parts}(embed|registry|config|${widget})\b|api/)`);
}
