import { patchTranslatedParent } from './patchTranslatedParent';

const protectedDocuments = new WeakSet<Document>();

/** Records the text nodes that were removed from their parent, with the element that replaces each. */
function recordReplacements(
  { removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord,
  replacements: WeakMap<Node, Element>,
) {
  const moved: Text[] = [];
  for (const node of removedNodes) if (node instanceof Text) moved.push(node);
  for (const node of addedNodes) {
    if (node.nodeName !== 'FONT') continue;
    const replaced = moved[0] ?? [nextSibling, previousSibling].find((sibling) => sibling instanceof Text);
    if (replaced) replacements.set(replaced, node as Element);
  }
  return moved;
}

/**
 * Page translators replace or wrap each text node with a `<font>`; React then fails at its next `removeChild` or
 * `insertBefore`, since the node is no longer where it was. This watches for such moves inside widgets and patches only
 * the parents concerned to find the replacement. Nothing of the page's or the browser's is changed.
 */
export function protectFromTranslation(page: Document): void {
  if (protectedDocuments.has(page)) return;
  protectedDocuments.add(page);
  const replacements = new WeakMap<Node, Element>();

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') {
        // React wrote into a text node that the translator had removed: the new text wins
        const standIn = replacements.get(record.target);
        if (!record.target.isConnected && standIn?.isConnected) standIn.replaceWith(record.target);
        continue;
      }
      const moved = recordReplacements(record, replacements);
      for (const text of moved) {
        const parent = record.target as Element;
        if (text.parentNode === parent || !parent.closest('[data-cg-scope]')) continue;
        if (!text.isConnected && !replacements.has(text)) continue;
        patchTranslatedParent(parent, replacements);
        if (!text.isConnected) observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(page, { childList: true, subtree: true });
}
