/** The child of `parent` that holds `node` or stands in its place; `null` when neither is there any more. */
function findInParent(parent: Element, node: Node, standIns: WeakMap<Node, Element>): ChildNode | null {
  for (const start of [node, standIns.get(node)]) {
    let step: Node | null | undefined = start;
    while (step && step.parentNode !== parent) step = step.parentNode;
    if (step) return step as ChildNode;
  }
  return null;
}

const taught = new WeakSet<Element>();

/** Teaches one parent, whose text a translator has moved, to remove and insert by the stand-in. */
export function adoptStandIn(parent: Element, standIns: WeakMap<Node, Element>): void {
  if (taught.has(parent)) return;
  taught.add(parent);

  parent.removeChild = function removeChild<T extends Node>(child: T): T {
    findInParent(parent, child, standIns)?.remove();
    return child;
  };
  parent.insertBefore = function insertBefore<T extends Node>(node: T, before: Node | null): T {
    const reference = before && findInParent(parent, before, standIns);
    return Element.prototype.insertBefore.call(parent, node, reference) as T;
  };
}
