/**
 * Expression that holds once each mount point of a widget that is in view is `ready`. Those below are not asked for yet,
 * and to ask where they are would lay the page out before its time.
 */
export function answersOf(widget) {
  return `(([...all]) => document.readyState !== 'loading' && all.some(({ dataset }) => dataset.cgStatus === 'ready') && !all.some(({ dataset }) => dataset.cgStatus === 'loading'))(document.querySelectorAll('[data-widget="${widget}"]'))`;
}

/**
 * Paths of requests that a widget may wait for: its own, those of the embed script, and the API's, whoever asks.
 * @param {{ hasReact: boolean }} kind
 */
export function chainOf(widget, { hasReact }) {
  const parts = hasReact ? '' : String.raw`(?!.*/react\.)`;
  return new RegExp(String.raw`^/(widgets/${parts}(embed|registry|config|${widget})\b|api/)`);
}
