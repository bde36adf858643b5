const TEXT = /\b(help|fallback):\s*(?:'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/g;

/**
 * Takes out of the definition what documents alone are made from, the sentences and the snippet: a page would carry them
 * and never show them.
 */
module.exports = function withoutDocuments(source) {
  return source.replace(TEXT, "$1: ''");
};
