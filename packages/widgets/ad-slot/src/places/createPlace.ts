import type { AdSlotMessages } from '../messages';
import type { Nearness } from '../nearness/createNearness';
import type { AdProvider, AdOrder } from '../providers/AdProvider';
import { measureSize, OUT_OF_PAGE, type AdSizeName } from '../sizes';
import { dressPlace } from './dressPlace';

export interface Place {
  /** Wants an ad of this size, or none. The same size again changes nothing: the ad that is there stays (O-ADS-04). */
  want(size: AdSizeName | undefined): void;
}

interface PlaceOrder {
  element: HTMLElement;
  name: string;
  unit: string;
  provider: AdProvider;
  nearness: Nearness;
  words: AdSlotMessages;
  /** What is said where no ad comes and the page says nothing. */
  createWords(): HTMLElement;
}

/** After this time without an outcome a place says something: a blocker's stand-in for a library never reports one. */
export const PATIENCE_MS = 5000;

/** Of all places of the page, so that no two orders have the same id. */
let orders = 0;

/** One mount point, and the ad that it has or waits for. */
export function createPlace(setting: PlaceOrder): Place {
  const { element } = setting;
  let current: { size: AdSizeName; end(): void } | undefined;

  return {
    want(size) {
      // Too narrow at first, wide enough now: the same size is worth another try.
      const wanted = size && fits(element, size) ? size : undefined;
      if (wanted === current?.size) return;
      current?.end();
      current = wanted && { size: wanted, end: startOrder(setting, wanted) };
    },
  };
}

/** An ad that its place would cut off is not asked for. What is not laid out has no width, and is not near either. */
function fits({ clientWidth }: HTMLElement, size: AdSizeName): boolean {
  return size === OUT_OF_PAGE || clientWidth === 0 || clientWidth >= measureSize(size).width;
}

/** Gets an ad when the place comes near; gives what ends it. */
function startOrder(setting: PlaceOrder, size: AdSizeName): () => void {
  const { element, name, unit, provider, nearness, words } = setting;
  const ending = new AbortController();
  const { signal } = ending;
  const dress = dressPlace(element, words);
  const order: AdOrder = {
    id: `cg-ad-${(orders += 1)}`,
    name,
    unit,
    size,
    container: dress.container,
    whenNear: () => nearness.within('render', element, signal),
    signal,
  };

  async function fill() {
    await nearness.within('fetch', element, signal);
    const createWords = () => (size === OUT_OF_PAGE ? undefined : setting.createWords());
    const patience = setTimeout(() => dress.lendWords(createWords()), PATIENCE_MS);
    signal.addEventListener('abort', () => clearTimeout(patience));
    // A blocked or broken provider is no fault of the page: its own words stay.
    const isFilled = await provider.fill(order).catch(() => false);
    clearTimeout(patience);
    if (signal.aborted) return;
    if (isFilled) dress.showAd();
    else dress.showWords(createWords());
  }
  void fill();

  return () => {
    ending.abort();
    provider.clear(order);
    dress.undress();
  };
}
