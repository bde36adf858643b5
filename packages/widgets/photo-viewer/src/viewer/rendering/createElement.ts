type Child = Node | string | null | undefined;

/** Creates an element; missing children are skipped. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  children: readonly Child[] = [],
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}
