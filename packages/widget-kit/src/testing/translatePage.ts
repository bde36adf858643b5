function findTexts(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/**
 * Changes a page as translators do: `wrap` moves each text node into two `<font>` elements; `replace` removes it and
 * inserts translated text instead.
 */
export function translatePage(root: Node, way: 'wrap' | 'replace'): void {
  for (const text of findTexts(root)) {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    if (way === 'replace') {
      inner.textContent = `«${text.data}»`;
      text.replaceWith(outer);
    } else {
      text.before(outer);
      inner.append(text);
    }
  }
}
