/** One id more than a theme's rules may have (ANY-2). It matches everything but an element that has this id. */
const STRENGTH = ':not(#cg#cg#cg#cg)';

/**
 * Raises every rule above a theme's rules of up to three ids, so that a theme's CSS cannot reach into a widget, and
 * confines it to elements inside a scope, so that a widget's CSS cannot reach out.
 * ¶ `.card` becomes `:where([data-cg-scope]):not(#cg…) .card`. A selector that begins with `[data-cg-scope…]` is about
 * the scope's root, and one with `[data-widget…] > …` about what a mount point contains: both are raised where they are.
 * ¶ A selector of a mount point itself becomes `:where([data-widget…])`: margin, width, position and display of this
 * element are the page's, so that any rule of the page wins (ANY-1). For a mount point inside another widget, write
 * `[data-cg-scope] [data-widget…]`, which is raised.
 * ¶ Selectors of the page's root (`:root`, `:where(:root)`, `html`) contain tokens and are left unchanged, as are key
 * frames.
 * @param {{ scope?: string }} options the selector of what the rules are confined to
 * @returns {import('postcss').Plugin}
 */
export function raiseSpecificity({ scope } = {}) {
  return {
    postcssPlugin: 'cityguide-raise-specificity',
    Rule(rule) {
      if (raised.has(rule) || isInsideKeyframes(rule)) return;
      raised.add(rule);
      rule.selectors = rule.selectors.map((selector) => raiseSelector(selector, scope));
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
export function raiseSelector(selector, scope = '[data-cg-scope]') {
  if (/^(:where\(:root|:root|html\b)/.test(selector)) return selector;
  if (isMountPoint(selector)) return `:where(${selector})`;
  if (/^\[data-(cg-scope|widget)/.test(selector)) return `${STRENGTH}${selector}`;
  return `:where(${scope})${STRENGTH} ${selector}`;
}

/**
 * Whether a selector's subject is a mount point: one compound with `[data-widget…]`, outside of any `:not()`.
 * @param {string} selector
 */
function isMountPoint(selector) {
  const compound = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '');
  return /^(\[[^\]]*\]|:[\w-]+)*\[data-widget/.test(compound) && !/[\s>+~]|::/.test(withoutValues(compound));
}

/** @param {string} selector */
const withoutValues = (selector) => selector.replace(/\[[^\]]*\]/g, '');

/** @param {import('postcss').Rule} rule */
function isInsideKeyframes({ parent }) {
  return parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));
}
