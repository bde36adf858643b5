import type { EnhanceContext } from '@cityguide/widget-kit';
import {
  createElementIndex,
  enhanceControl,
  findEnhancedControl,
  listenForPresses,
  parseId,
  getObjectName,
  setAttributeIfChanged,
  swapText,
} from '@cityguide/widget-kit/controls';
import { findActionControl } from '../findActionControl';
import { formatStars, type ListingActionsMessages } from '../messages';
import { createRatingPanel, type RatingPanel } from './createRatingPanel';

interface Ratings {
  add(element: HTMLElement): void;
  remove(element: HTMLElement): void;
  stop(): void;
}

const idOf = ({ dataset }: HTMLElement) => parseId(dataset.listingId);

/**
 * Buttons that show the visitor's own rating (SAVE-11). Each row only has its button: the stars are rendered once for
 * all rows, when they are first opened.
 */
export function enhanceRatings(context: EnhanceContext, messages: ListingActionsMessages): Ratings {
  const { site } = context;
  const { ratings } = context.store;
  const elements = createElementIndex();
  let unsubscribe: (() => void) | undefined;
  let panel: RatingPanel | undefined;

  function updateControl(control: HTMLElement, element: HTMLElement, stars: number | null) {
    const ratingText = stars === null ? undefined : formatStars(site, stars);
    const label = `${messages.rate} ${getObjectName(element) || messages.thisPlace}`;
    setAttributeIfChanged(
      control,
      'aria-label',
      ratingText ? `${label}, ${messages.outOfFive(ratingText)}` : label,
    );
    control.toggleAttribute('data-cg-rated', ratingText !== undefined);
    swapText(control, ratingText);
  }

  function updateChanged(ids: readonly number[]) {
    for (const id of ids)
      for (const element of elements.find(id)) {
        const control = findEnhancedControl(element, 'rating');
        if (control) updateControl(control, element, ratings.getRating(id));
      }
  }

  function start() {
    unsubscribe = ratings.subscribeChanges(updateChanged);
    ratings.ensureLoaded();
  }

  function open(control: HTMLElement, element: HTMLElement) {
    const id = idOf(element);
    if (id === undefined) return;
    panel ??= createRatingPanel({ messages, format: (stars) => formatStars(site, stars) });
    if (panel.isOpenAt(control)) return panel.close();
    panel.open(control, {
      name: getObjectName(element) || messages.thisPlace,
      stars: ratings.getRating(id),
      onChoose: (stars) => ratings.rate(id, stars),
    });
  }

  listenForPresses(context, { rating: open });
  return {
    add(element) {
      const id = idOf(element);
      if (id === undefined) return;
      if (!unsubscribe) start();
      elements.add(id, element);
      const kind = { name: 'rating', label: messages.rate, find: findActionControl('rating') };
      const control = enhanceControl(element, kind);
      control.setAttribute('aria-expanded', 'false');
      updateControl(control, element, ratings.getRating(id));
    },
    remove(element) {
      if (panel?.isInside(element)) panel.close();
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
