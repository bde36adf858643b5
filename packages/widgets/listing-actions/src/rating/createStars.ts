import type { ListingActionsMessages } from '../messages';

/** 1 to 5 in halves: the first star is whole, the others have two halves. */
const starValues: readonly number[] = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

interface StarsOptions {
  messages: Pick<ListingActionsMessages, 'outOfFive'>;
  format(stars: number): string;
}

/** Five stars as radio buttons, which every screen reader supports, also by touch. */
export interface Stars {
  group: HTMLElement;
  /** The radio buttons, in ascending order. */
  radios: readonly HTMLInputElement[];
  /** Fills stars up to a value; 0 empties them. */
  fill(stars: number): void;
}

export function createStars({ messages, format }: StarsOptions): Stars {
  const group = document.createElement('div');
  group.setAttribute('role', 'radiogroup');
  group.dataset.cgStars = '';
  const radios = starValues.map((value) => {
    const radio = document.createElement('input');
    radio.type = 'radio';
    radio.name = 'cg-rating';
    radio.value = String(value);
    radio.setAttribute('aria-label', messages.outOfFive(format(value)));
    const side = document.createElement('label');
    side.dataset.cgSide = value === 1 ? 'whole' : value % 1 ? 'left' : 'right';
    side.append(radio);
    group.append(side);
    return radio;
  });
  return {
    group,
    radios,
    fill(stars) {
      for (const radio of radios)
        radio.parentElement?.toggleAttribute('data-cg-full', Number(radio.value) <= stars);
    },
  };
}
