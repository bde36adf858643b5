import postcss from 'postcss';

/**
 * Selects the tokens that some style sheets need: each custom property that they read and do not set themselves, and
 * what those read in turn, with its variants for screens and for reduced motion.
 * @param {string} tokens the sheet with every token's default
 * @param {string[]} sheets
 * @returns {string} empty if nothing is needed
 */
export function selectTokens(tokens, sheets) {
  const root = postcss.parse(tokens);
  /** @type {Map<string, string>} */
  const values = new Map();
  root.walkDecls(/^--cg-/, ({ prop, value }) => void values.set(prop, `${values.get(prop) ?? ''} ${value}`));
  const ownTokens = new Set(sheets.flatMap((css) => css.match(/--cg-[\w-]+(?=\s*:)/g) ?? []));
  const needed = new Set();
  /** @param {string} css */
  const collectTokens = (css) => {
    for (const name of css.match(/(?<=var\(\s*)--cg-[\w-]+/g) ?? []) {
      const value = values.get(name);
      if (needed.has(name) || ownTokens.has(name) || value === undefined) continue;
      needed.add(name);
      collectTokens(value);
    }
  };
  sheets.forEach(collectTokens);
  root.walkComments((comment) => void comment.remove());
  root.walkDecls((declaration) => void (needed.has(declaration.prop) || declaration.remove()));
  root.walkRules((rule) => void (rule.nodes.length > 0 || rule.remove()));
  root.walkAtRules((rule) => void ((rule.nodes ?? []).length > 0 || rule.remove()));
  return root.toString().trim();
}
