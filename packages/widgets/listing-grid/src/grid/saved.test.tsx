import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openGrid, type OpenedGrid } from '../testing/openGrid';

let grid: OpenedGrid;
const user = userEvent.setup();

afterEach(() => grid.page.stop());

describe('saved listings', () => {
  it('SAVE-2.at-once LIST-8.favourite a heart toggles at once, and no other', async () => {
    grid = await openGrid({ isMember: true });
    await grid.waitForCards(12);
    await act(() => grid.page.store.session.whenKnown());
    await user.click(within(grid.cards()[4] as HTMLElement).getByRole('button', { name: /^Save / }));
    const pressed = screen
      .getAllByRole('button', { name: /^Save / })
      .map((heart) => heart.getAttribute('aria-pressed'));
    expect(pressed.flatMap((state, index) => (state === 'true' ? [index] : []))).toEqual([4]);
    await waitFor(() => expect(grid.backend.member.favourites).toHaveLength(1));
  });

  it('LIST-8.to-do EVERY-7.to-do a card has a to-do control of its own, which leaves its heart unchanged', async () => {
    grid = await openGrid({ isMember: true });
    await grid.waitForCards(12);
    await act(() => grid.page.store.session.whenKnown());
    const card = within(grid.cards()[4] as HTMLElement);
    await user.click(card.getByRole('button', { name: /^Want to go / }));
    expect(card.getByRole('button', { name: /^Want to go / })).toHaveAttribute('aria-pressed', 'true');
    expect(card.getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await waitFor(() => expect(grid.backend.member.saved.todos).toHaveLength(1));
    expect(grid.backend.member.favourites).toHaveLength(0);
  });

  it('LIST-8.to-do SAVE-1 a guest’s press on the to-do control opens the login with the listing', async () => {
    grid = await openGrid();
    await grid.waitForCards(12);
    await act(() => grid.page.store.session.whenKnown());
    await user.click(within(grid.cards()[0] as HTMLElement).getByRole('button', { name: /^Want to go / }));
    await waitFor(() =>
      expect(grid.page.store.login.getState()).toMatchObject({ isOpen: true, callerControl: 'add-todo' }),
    );
  });

  it('SAVE-1 a guest’s press on the heart opens the login', async () => {
    grid = await openGrid();
    await grid.waitForCards(12);
    await act(() => grid.page.store.session.whenKnown());
    await user.click(within(grid.cards()[0] as HTMLElement).getByRole('button', { name: /^Save / }));
    await waitFor(() =>
      expect(grid.page.store.login.getState()).toMatchObject({
        isOpen: true,
        callerControl: 'add-favourite',
      }),
    );
  });
});
