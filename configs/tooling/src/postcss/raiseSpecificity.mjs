/** An id that no page has: inside `:is()` it adds its specificity to a selector without being matched. */
const STRENGTH = ':is(#cg, [data-cg-scope])';

/**
 * Raises every rule to the specificity of an id, so that a theme's CSS cannot reach into a widget, and confines it to
 * elements inside a scope, so that a widget's CSS cannot reach out.
 * ¶ `.card` becomes `:is(#cg, [data-cg-scope]) .card`; a selector that begins with `[data-cg-scope…]` is about the
 * scope's root itself and becomes `:is(#cg, [data-cg-scope])[data-cg-scope…]`; one that begins with `[data-widget…]` is
 * about mount points that wait for their widget and becomes `:is(#cg, [data-widget])[data-widget…]`. Selectors of the
 * page's root (`:root`, `:where(:root)`, `html`) contain tokens and are left unchanged, as are key frames.
 * @returns {import('postcss').Plugin}
 */
export function raiseSpecificity() {
  return {
    postcssPlugin: 'cityguide-raise-specificity',
    Rule(rule) {
      if (raised.has(rule) || isInsideKeyframes(rule)) return;
      raised.add(rule);
      rule.selectors = rule.selectors.map(raiseSelector);
    },
  };
}
raiseSpecificity.postcss = true;

/**
 * A changed rule is visited again.
 * @type {WeakSet<import('postcss').Rule>}
 */
const raised = new WeakSet();

/** @param {string} selector one selector, without commas at its top level */
export function raiseSelector(selector) {
  if (/^(:where\(:root|:root|html\b|:is\(#cg,)/.test(selector)) return selector;
  if (selector.startsWith('[data-cg-scope')) return `${STRENGTH}${selector}`;
  if (selector.startsWith('[data-widget')) return `:is(#cg, [data-widget])${selector}`;
  return `${STRENGTH} ${selector}`;
}

/** @param {import('postcss').Rule} rule */
function isInsideKeyframes({ parent }) {
  return parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));
}
