type Listener = (event: { matches: boolean }) => void;

const lists = new Map<string, { listeners: Set<Listener>; wasMatching: boolean }>();
let widthPx = 1280;
let prefersReducedMotion = false;

function matches(query: string): boolean {
  if (query.includes('prefers-reduced-motion')) return prefersReducedMotion;
  const [, min] = /min-width: ([\d.]+)px/.exec(query) ?? [];
  const [, max] = /max-width: ([\d.]+)px/.exec(query) ?? [];
  return widthPx >= Number(min ?? 0) && widthPx <= Number(max ?? Infinity);
}

/** Installs a fake `matchMedia`, which jsdom lacks. */
export function installMatchMedia(): void {
  window.matchMedia = (query: string) => {
    const list = lists.get(query) ?? { listeners: new Set<Listener>(), wasMatching: matches(query) };
    lists.set(query, list);
    const target = {
      media: query,
      get matches() {
        return matches(query);
      },
      onchange: null,
      addEventListener: (_type: string, listener: Listener) => list.listeners.add(listener),
      removeEventListener: (_type: string, listener: Listener) => list.listeners.delete(listener),
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => true,
    };
    return target as unknown as MediaQueryList;
  };
}

/** Sets the window's width and notifies listeners. */
export function setScreenWidth(px: number): void {
  widthPx = px;
  for (const [query, list] of lists) {
    const isMatching = matches(query);
    if (isMatching === list.wasMatching) continue;
    list.wasMatching = isMatching;
    for (const listener of [...list.listeners]) listener({ matches: isMatching });
  }
}

/** Sets whether the visitor prefers reduced motion. */
export function setReducedMotion(isReduced: boolean): void {
  prefersReducedMotion = isReduced;
}
