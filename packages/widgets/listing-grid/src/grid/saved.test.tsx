import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openGrid, type OpenedGrid } from '../testing/openGrid';

let grid: OpenedGrid;
const user = userEvent.setup();

afterEach(() => grid.page.stop());

describe('saved places', () => {
  it('SAVE-2 LIST-8 a heart flips at once and only its own', async () => {
    grid = await openGrid({ isMember: true });
    await grid.whenShown(12);
    await act(() => grid.page.store.session.whenKnown());
    await user.click(within(grid.cards()[4] as HTMLElement).getByRole('button', { name: /^Save / }));
    const pressed = screen
      .getAllByRole('button', { name: /^Save / })
      .map((heart) => heart.getAttribute('aria-pressed'));
    expect(pressed.flatMap((state, index) => (state === 'true' ? [index] : []))).toEqual([4]);
    await waitFor(() => expect(grid.backend.member.favourites).toHaveLength(1));
  });

  it('SAVE-1 a guest’s press opens the login', async () => {
    grid = await openGrid();
    await grid.whenShown(12);
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
