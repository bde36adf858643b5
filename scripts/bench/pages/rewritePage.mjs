const EMBED_SCRIPT = /<script\b[^>]*\bsrc="\/widgets\/embed\.js"[^>]*><\/script>\s*/;
const EMBED_LINKS = /<link\b[^>]*\bhref="\/widgets\/[^>]*>\s*/g;
const MOUNT_POINT = /data-widget="([^"]+)"/g;

/**
 * The page without the embed script.
 * @throws if it has none: the measurement would not be what the table says
 * @param {string} html
 */
export function withoutEmbed(html) {
  return replaceOnce(html, EMBED_SCRIPT, '').replace(EMBED_LINKS, '');
}

/**
 * Keeps only these widgets' mount points; the others are as without JavaScript.
 * @param {string} html
 * @param {string[]} names
 */
export function keepWidgets(html, names) {
  for (const name of names) {
    if (!html.includes(`data-widget="${name}"`)) throw new Error(`The page has no mount point of "${name}".`);
  }
  return html.replace(MOUNT_POINT, (found, /** @type {string} */ name) =>
    names.includes(name) ? found : `data-left-out="${name}"`,
  );
}

/**
 * Gives the mount points of a widget another load strategy.
 * @param {string} html
 * @param {string} name of the widget
 * @param {string} strategy
 */
export function loadAt(html, name, strategy) {
  return replaceOnce(html, `data-widget="${name}"`, `data-widget="${name}" data-load="${strategy}"`);
}

/**
 * Inserts markup before the first occurrence of a text.
 * @param {string} html
 * @param {string} text
 * @param {string} markup
 */
export function insertBefore(html, text, markup) {
  return replaceOnce(html, text, `${markup}${text}`);
}

/**
 * Removes the content of the mount point of a widget.
 * @param {string} html
 * @param {string} name of the widget
 */
export function emptyMountPoint(html, name) {
  const start = html.indexOf('>', html.indexOf(`data-widget="${name}"`)) + 1;
  let open = 1;
  for (const { 0: tag, index } of html.slice(start).matchAll(/<div\b|<\/div>/g)) {
    open += tag === '</div>' ? -1 : 1;
    if (open === 0) return html.slice(0, start) + html.slice(start + index);
  }
  throw new Error(`The mount point of "${name}" has no end.`);
}

/**
 * @param {string} html
 * @param {string | RegExp} pattern
 * @param {string} replacement
 */
function replaceOnce(html, pattern, replacement) {
  const changed = html.replace(pattern, () => replacement);
  if (changed === html) throw new Error(`The page has no ${pattern}.`);
  return changed;
}
