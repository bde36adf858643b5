import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockBackend } from '@cityguide/api/mocks';
import { StoreProvider } from '@cityguide/store/react';
import { openStore } from '@cityguide/store/testing';
import { RatingStars } from './RatingStars';

let close: () => void;
afterEach(() => close());

function openStars() {
  const { store, close: closeStore } = openStore(createMockBackend());
  close = closeStore;
  render(
    <StoreProvider store={store}>
      <RatingStars listingId={1} name="Trinity’s" initialValue={2} />
    </StoreProvider>,
  );
}

const labelOf = (value: number) => {
  const label = screen.getByRole('radio', { name: `${value} out of 5` }).closest('label');
  if (!label) throw new Error(`No star of ${value}.`);
  return label;
};
/** Halves that are rendered full: 1, 1.5, 2 … */
const filled = () => document.querySelectorAll('label.full').length;

describe('the stars of a rated listing', () => {
  const user = userEvent.setup();

  it('SAVE-11 preview the rating under the mouse, until it leaves', async () => {
    openStars();
    expect(filled()).toBe(3);
    await user.hover(labelOf(4.5));
    expect(filled()).toBe(8);
    await user.unhover(screen.getByRole('radiogroup'));
    expect(filled()).toBe(3);
  });

  it('SAVE-11 show the given rating, not what a finger rests on', async () => {
    openStars();
    await user.pointer({ keys: '[TouchA>]', target: labelOf(4.5) });
    expect(filled()).toBe(3);
  });
});
