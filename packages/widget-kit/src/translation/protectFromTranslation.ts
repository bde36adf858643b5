import { adoptStandIn } from './adoptStandIn';

const protectedDocuments = new WeakSet<Document>();

/** The text nodes that a record took out of their parent, with what now stands there instead. */
function readRecord(
  { removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord,
  standIns: WeakMap<Node, Element>,
) {
  const moved: Text[] = [];
  for (const node of removedNodes) if (node instanceof Text) moved.push(node);
  for (const node of addedNodes) {
    if (node.nodeName !== 'FONT') continue;
    const replaced = moved[0] ?? [nextSibling, previousSibling].find((sibling) => sibling instanceof Text);
    if (replaced) standIns.set(replaced, node as Element);
  }
  return moved;
}

/**
 * Page translators put a `<font>` in the place of, or round, each text node; React then fails at its next `removeChild` or
 * `insertBefore`, since the node is no longer where it put it. This watches for such moves inside widgets and teaches
 * only the parents concerned to find the stand-in. Nothing of the page's or the browser's is changed.
 */
export function protectFromTranslation(page: Document): void {
  if (protectedDocuments.has(page)) return;
  protectedDocuments.add(page);
  const standIns = new WeakMap<Node, Element>();

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') {
        // React wrote into a text that the translator had thrown away: the fresh words win
        const standIn = standIns.get(record.target);
        if (!record.target.isConnected && standIn?.isConnected) standIn.replaceWith(record.target);
        continue;
      }
      const moved = readRecord(record, standIns);
      for (const text of moved) {
        const parent = record.target as Element;
        if (text.parentNode === parent || !parent.closest('[data-cg-scope]')) continue;
        if (!text.isConnected && !standIns.has(text)) continue;
        adoptStandIn(parent, standIns);
        if (!text.isConnected) observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(page, { childList: true, subtree: true });
}
