type Listener = (event: { matches: boolean }) => void;

const lists = new Map<string, { listeners: Set<Listener>; wasMatching: boolean }>();
let widthPx = 1280;
let hasLessMotion = false;

function matches(query: string): boolean {
  if (query.includes('prefers-reduced-motion')) return hasLessMotion;
  const [, min] = /min-width: ([\d.]+)px/.exec(query) ?? [];
  const [, max] = /max-width: ([\d.]+)px/.exec(query) ?? [];
  return widthPx >= Number(min ?? 0) && widthPx <= Number(max ?? Infinity);
}

/** Stands in for `matchMedia`, which jsdom lacks. */
export function installScreen(): void {
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

/** Makes the window so wide and tells who listens. */
export function setScreenWidth(px: number): void {
  widthPx = px;
  for (const [query, list] of lists) {
    const isMatching = matches(query);
    if (isMatching === list.wasMatching) continue;
    list.wasMatching = isMatching;
    for (const listener of [...list.listeners]) listener({ matches: isMatching });
  }
}

/** Asks for less motion, or no longer. */
export function setLessMotion(isAsked: boolean): void {
  hasLessMotion = isAsked;
}
