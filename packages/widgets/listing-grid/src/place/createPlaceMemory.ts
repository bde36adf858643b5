/** Where a visitor was in a grid when they left the page. */
export interface Place {
  ordering: string;
  keywords: string | null;
  /** Sub type; `null` for all, `undefined` in what was kept before there was a choice. */
  subType?: number | null;
  /** Items that had been loaded. */
  count: number;
  /** The card at the top of the window, and how far above the window's edge it began. */
  card: number;
  offsetPx: number;
}

export interface PlaceMemory {
  /** The place to go back to; `undefined` unless the visitor came back to the page. */
  recall(): Place | undefined;
  keep(place: Place): void;
}

interface PlaceMemorySettings {
  /** A tab's own storage; without one nothing is kept. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** One for each grid of each page. */
  key: string;
  /** The visitor came by Back, Forward or Reload, not by a link. */
  isReturn: boolean;
}

/** Keeps a grid's place for Back. Storage that is full, refused or holds garbage means no place, never a fault. */
export function createPlaceMemory({ storage, key, isReturn }: PlaceMemorySettings): PlaceMemory {
  return {
    recall: () => (isReturn ? attempt(() => parsePlace(storage?.getItem(key))) : undefined),
    keep: (place) => attempt(() => storage?.setItem(key, JSON.stringify(place))),
  };
}

function parsePlace(text: string | null | undefined): Place | undefined {
  const place = JSON.parse(text ?? 'null') as Partial<Record<keyof Place, unknown>> | null;
  const { ordering, keywords = null, subType, count, card, offsetPx } = place ?? {};
  if (typeof ordering !== 'string' || (keywords !== null && typeof keywords !== 'string')) return undefined;
  if (!isCount(count) || !isCount(card) || typeof offsetPx !== 'number') return undefined;
  const kind = subType === null || isCount(subType) ? { subType } : {};
  return { ordering, keywords, ...kind, count, card, offsetPx };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
