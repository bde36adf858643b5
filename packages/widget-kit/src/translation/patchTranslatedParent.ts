/** The child of `parent` that contains `node` or replaces it; `null` when there is neither any more. */
function findInParent(parent: Element, node: Node, replacements: WeakMap<Node, Element>): ChildNode | null {
  for (const start of [node, replacements.get(node)]) {
    let step: Node | null | undefined = start;
    while (step && step.parentNode !== parent) step = step.parentNode;
    if (step) return step as ChildNode;
  }
  return null;
}

const patchedParents = new WeakSet<Element>();

/** Patches one parent, whose text a translator has moved, so that it removes and inserts at the replacement. */
export function patchTranslatedParent(parent: Element, replacements: WeakMap<Node, Element>): void {
  if (patchedParents.has(parent)) return;
  patchedParents.add(parent);

  parent.removeChild = function removeChild<T extends Node>(child: T): T {
    findInParent(parent, child, replacements)?.remove();
    return child;
  };
  parent.insertBefore = function insertBefore<T extends Node>(node: T, before: Node | null): T {
    const reference = before && findInParent(parent, before, replacements);
    return Element.prototype.insertBefore.call(parent, node, reference) as T;
  };
}
