/** Which mount points show which object. */
export interface ElementIndex {
  add(id: number, element: HTMLElement): void;
  remove(id: number, element: HTMLElement): void;
  find(id: number): readonly HTMLElement[];
  clear(): void;
}

const NONE: readonly HTMLElement[] = [];

/**
 * An index built for thousands of objects with one element each: only an object that is shown twice allocates a list.
 */
export function createElementIndex(): ElementIndex {
  const elements = new Map<number, HTMLElement | readonly HTMLElement[]>();

  function find(id: number): readonly HTMLElement[] {
    const found = elements.get(id);
    if (!found) return NONE;
    return found instanceof Array ? found : [found];
  }

  function put(id: number, rest: readonly HTMLElement[]) {
    const [first] = rest;
    if (!first) elements.delete(id);
    else elements.set(id, rest.length === 1 ? first : rest);
  }

  return {
    add: (id, element) => put(id, [...find(id).filter((other) => other !== element), element]),
    remove: (id, element) =>
      put(
        id,
        find(id).filter((other) => other !== element),
      ),
    find,
    clear: () => elements.clear(),
  };
}
