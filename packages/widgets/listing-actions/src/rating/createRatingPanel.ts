import type { ListingActionsMessages } from '../messages';
import { createStars } from './createStars';
import { moveByKey } from './moveByKey';
import { setAttribute } from '@cityguide/widget-kit/controls';

interface RatingOrder {
  name: string;
  /** The rating so far. */
  stars: number | null;
  /** Null takes the rating back. */
  onChoose(stars: number | null): void;
}

/** The stars of all rows: they stand in the row whose button was pressed, and only as long as it takes. */
export interface RatingPanel {
  open(button: HTMLElement, order: RatingOrder): void;
  close(): void;
  isOpenAt(button: HTMLElement): boolean;
  isIn(element: HTMLElement): boolean;
}

interface PanelSettings {
  words: ListingActionsMessages;
  format(stars: number): string;
}

export function createRatingPanel({ words, format }: PanelSettings): RatingPanel {
  const { group, radios, fill } = createStars({ words, format });
  const removal = createRemoval(words.removeRating);
  const panel = document.createElement('div');
  panel.dataset.cgRatingPanel = '';
  group.setAttribute('aria-description', words.ratingHelp);
  panel.append(group, removal);
  let opened: { button: HTMLElement; order: RatingOrder } | undefined;

  const chosen = () => Number(radios.find(({ checked }) => checked)?.value ?? 0);

  function choose(stars: number | null) {
    if (!opened) return;
    const { button, order } = opened;
    // First the focus: a log-in that opens now gives it back to where it was.
    close();
    button.focus({ preventScroll: true });
    order.onChoose(stars);
  }

  function close() {
    if (!opened) return;
    setAttribute(opened.button, 'aria-expanded', 'false');
    opened = undefined;
    panel.remove();
  }

  function pressKey(event: KeyboardEvent) {
    const place = radios.findIndex((radio) => radio === event.target);
    const next = place < 0 ? undefined : moveByKey(event.key, place, radios.length);
    const radio = radios[next ?? place];
    if (next !== undefined && radio) {
      // The browser's own arrow keys would choose at once, and a guest would never get past the first star.
      radio.checked = true;
      radio.focus();
      fill(chosen());
    } else if (event.key === 'Enter' && radio) choose(Number(radio.value));
    else if (event.key === 'Delete' && !removal.hidden) choose(null);
    else if (event.key === 'Escape') {
      const button = opened?.button;
      close();
      button?.focus({ preventScroll: true });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  panel.addEventListener('click', ({ target }) => {
    if (target === removal) choose(null);
    else if (target instanceof HTMLInputElement) choose(Number(target.value));
  });
  panel.addEventListener('keydown', pressKey);
  panel.addEventListener('pointerover', ({ target }) => {
    const radio = target instanceof Element ? target.closest('label')?.querySelector('input') : null;
    fill(radio ? Number(radio.value) : chosen());
  });
  panel.addEventListener('pointerleave', () => fill(chosen()));
  // Safari takes the focus away at a press on a label, and the panel would be gone before the click.
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    const stays = relatedTarget instanceof Node && panel.contains(relatedTarget);
    const isWindowLeft = relatedTarget === null && !document.hasFocus();
    // A press on the button closes by itself; closed already, it would open again.
    if (!stays && !isWindowLeft && relatedTarget !== opened?.button) close();
  });

  return {
    open(button, order) {
      close();
      opened = { button, order };
      group.setAttribute('aria-label', `${words.rate} ${order.name}`);
      for (const radio of radios) radio.checked = Number(radio.value) === order.stars;
      removal.hidden = order.stars === null;
      fill(order.stars ?? 0);
      button.after(panel);
      button.setAttribute('aria-expanded', 'true');
      (radios.find(({ checked }) => checked) ?? radios[0])?.focus({ preventScroll: true });
    },
    close,
    isOpenAt: (button) => opened?.button === button,
    isIn: (element) => element.contains(panel),
  };
}

function createRemoval(words: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.cgRemoval = '';
  button.setAttribute('aria-label', words);
  button.title = words;
  return button;
}
