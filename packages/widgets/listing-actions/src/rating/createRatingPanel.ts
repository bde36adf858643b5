import type { ListingActionsMessages } from '../messages';
import { createStars } from './createStars';
import { getNextIndex } from './getNextIndex';
import { setAttributeIfChanged } from '@cityguide/widget-kit/controls';

interface RatingRequest {
  name: string;
  /** The current rating. */
  stars: number | null;
  /** Null removes the rating. */
  onChoose(stars: number | null): void;
}

/** The rating panel that all rows share: it is in the row whose button was pressed, while it is open. */
export interface RatingPanel {
  open(button: HTMLElement, request: RatingRequest): void;
  close(): void;
  isOpenAt(button: HTMLElement): boolean;
  isInside(element: HTMLElement): boolean;
}

interface RatingPanelOptions {
  messages: ListingActionsMessages;
  format(stars: number): string;
}

export function createRatingPanel({ messages, format }: RatingPanelOptions): RatingPanel {
  const { group, radios, fill } = createStars({ messages, format });
  const removeButton = createRemoveButton(messages.removeRating);
  const panel = document.createElement('div');
  panel.dataset.cgRatingPanel = '';
  panel.dataset.cgOwn = '';
  group.setAttribute('aria-description', messages.ratingHelp);
  panel.append(group, removeButton);
  let opened: { button: HTMLElement; request: RatingRequest } | undefined;

  const chosen = () => Number(radios.find(({ checked }) => checked)?.value ?? 0);

  function choose(stars: number | null) {
    if (!opened) return;
    const { button, request } = opened;
    // The focus first: a log-in dialog that opens now returns it to where it was.
    close();
    button.focus({ preventScroll: true });
    request.onChoose(stars);
  }

  function close() {
    if (!opened) return;
    setAttributeIfChanged(opened.button, 'aria-expanded', 'false');
    opened = undefined;
    panel.remove();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const index = radios.findIndex((radio) => radio === event.target);
    const next = index < 0 ? undefined : getNextIndex(event.key, index, radios.length);
    const radio = radios[next ?? index];
    if (next !== undefined && radio) {
      // The browser's default for arrow keys would choose at once, and a guest would never get past the first star.
      radio.checked = true;
      radio.focus();
      fill(chosen());
    } else if (event.key === 'Enter' && radio) choose(Number(radio.value));
    else if (event.key === 'Delete' && !removeButton.hidden) choose(null);
    else if (event.key === 'Escape') {
      const button = opened?.button;
      close();
      button?.focus({ preventScroll: true });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  panel.addEventListener('click', ({ target }) => {
    if (target === removeButton) choose(null);
    else if (target instanceof HTMLInputElement) choose(Number(target.value));
  });
  panel.addEventListener('keydown', handleKeyDown);
  panel.addEventListener('pointerover', ({ target }) => {
    const radio = target instanceof Element ? target.closest('label')?.querySelector('input') : null;
    fill(radio ? Number(radio.value) : chosen());
  });
  panel.addEventListener('pointerleave', () => fill(chosen()));
  // Safari blurs the focused element on a press on a label, and the panel would be closed before the click.
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    const stays = relatedTarget instanceof Node && panel.contains(relatedTarget);
    const isWindowLeft = relatedTarget === null && !document.hasFocus();
    // A press on the button closes the panel itself; if it were already closed, it would open again.
    if (!stays && !isWindowLeft && relatedTarget !== opened?.button) close();
  });

  return {
    open(button, request) {
      close();
      opened = { button, request };
      group.setAttribute('aria-label', `${messages.rate} ${request.name}`);
      for (const radio of radios) radio.checked = Number(radio.value) === request.stars;
      removeButton.hidden = request.stars === null;
      fill(request.stars ?? 0);
      button.after(panel);
      button.setAttribute('aria-expanded', 'true');
      (radios.find(({ checked }) => checked) ?? radios[0])?.focus({ preventScroll: true });
    },
    close,
    isOpenAt: (button) => opened?.button === button,
    isInside: (element) => element.contains(panel),
  };
}

function createRemoveButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.cgRemoval = '';
  button.setAttribute('aria-label', label);
  button.title = label;
  return button;
}
