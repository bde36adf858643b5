/** A visitor's position in a grid when they left the page. */
export interface ScrollPosition {
  ordering: string;
  keywords: string | null;
  /** Sub type; `null` for all, `undefined` in positions saved before there was a filter. */
  subType?: number | null;
  /** The number of loaded items. */
  count: number;
  /** The index of the card at the top of the window, and how many px of it were above the window's edge. */
  card: number;
  offsetPx: number;
}

export interface ScrollPositionStorage {
  /** The position to restore; `undefined` unless the visitor returned to the page. */
  restore(): ScrollPosition | undefined;
  save(position: ScrollPosition): void;
}

interface ScrollPositionStorageOptions {
  /** The tab's session storage; without it nothing is saved. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** Unique for each grid of each page. */
  key: string;
  /** Whether the visitor came by Back, Forward or Reload, not by a link. */
  isReturn: boolean;
}

/**
 * Saves a grid's scroll position for Back. If the storage is full, denied or has invalid content, there is no
 * position, but never an error.
 */
export function createScrollPositionStorage({
  storage,
  key,
  isReturn,
}: ScrollPositionStorageOptions): ScrollPositionStorage {
  return {
    restore: () => (isReturn ? ignoreErrors(() => parseScrollPosition(storage?.getItem(key))) : undefined),
    save: (position) => ignoreErrors(() => storage?.setItem(key, JSON.stringify(position))),
  };
}

function parseScrollPosition(text: string | null | undefined): ScrollPosition | undefined {
  const parsed = JSON.parse(text ?? 'null') as Partial<Record<keyof ScrollPosition, unknown>> | null;
  const { ordering, keywords = null, subType, count, card, offsetPx } = parsed ?? {};
  if (typeof ordering !== 'string' || (keywords !== null && typeof keywords !== 'string')) return undefined;
  if (!isCount(count) || !isCount(card) || typeof offsetPx !== 'number') return undefined;
  const savedSubType = subType === null || isCount(subType) ? { subType } : {};
  return { ordering, keywords, ...savedSubType, count, card, offsetPx };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function ignoreErrors<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
