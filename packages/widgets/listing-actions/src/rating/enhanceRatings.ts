import type { EnhanceContext } from '@cityguide/widget-kit';
import {
  createIndex,
  dressControl,
  findDressed,
  type KeptContent,
  listenPresses,
  readId,
  readName,
  setAttribute,
  swapWords,
} from '@cityguide/widget-kit/controls';
import { findMarked } from '../findMarked';
import { formatStars, type ListingActionsMessages } from '../messages';
import { createRatingPanel, type RatingPanel } from './createRatingPanel';

interface Ratings {
  add(element: HTMLElement): void;
  remove(element: HTMLElement): void;
  stop(): void;
}

const idOf = ({ dataset }: HTMLElement) => readId(dataset.listingId);

/**
 * Buttons that show the visitor's own rating (SAVE-11). A row costs its button alone: the stars are drawn once for all
 * rows, when the first of them is asked for.
 */
export function enhanceRatings(
  context: EnhanceContext,
  { words, kept }: { words: ListingActionsMessages; kept: KeptContent },
): Ratings {
  const { site } = context;
  const { ratings } = context.store;
  const elements = createIndex();
  let unsubscribe: (() => void) | undefined;
  let panel: RatingPanel | undefined;

  function paint(control: HTMLElement, element: HTMLElement, stars: number | null) {
    const given = stars === null ? undefined : formatStars(site, stars);
    const label = `${words.rate} ${readName(element) || words.thisPlace}`;
    setAttribute(control, 'aria-label', given ? `${label}, ${words.outOfFive(given)}` : label);
    control.toggleAttribute('data-cg-rated', given !== undefined);
    swapWords(control, kept, given);
  }

  function paintChanged(ids: readonly number[]) {
    for (const id of ids)
      for (const element of elements.find(id)) {
        const control = findDressed(element, 'rating');
        if (control) paint(control, element, ratings.ratingOf(id));
      }
  }

  function start() {
    unsubscribe = ratings.subscribeChanges(paintChanged);
    ratings.need();
  }

  function open(control: HTMLElement, element: HTMLElement) {
    const id = idOf(element);
    if (id === undefined) return;
    panel ??= createRatingPanel({ words, format: (stars) => formatStars(site, stars) });
    if (panel.isOpenAt(control)) return panel.close();
    panel.open(control, {
      name: readName(element) || words.thisPlace,
      stars: ratings.ratingOf(id),
      onChoose: (stars) => ratings.rate(id, stars),
    });
  }

  listenPresses(context, { rating: open });
  return {
    add(element) {
      const id = idOf(element);
      if (id === undefined) return;
      if (!unsubscribe) start();
      elements.add(id, element);
      const kind = { mark: 'rating', words: words.rate, find: findMarked('rating') };
      const control = dressControl(element, kind, kept);
      control.setAttribute('aria-expanded', 'false');
      paint(control, element, ratings.ratingOf(id));
    },
    remove(element) {
      if (panel?.isIn(element)) panel.close();
      const id = idOf(element);
      if (id !== undefined) elements.remove(id, element);
    },
    stop() {
      panel?.close();
      unsubscribe?.();
      elements.clear();
    },
  };
}
