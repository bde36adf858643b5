import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createListing } from '../testing/createListing';
import { openGrid, type OpenedGrid } from '../testing/openGrid';

let grid: OpenedGrid;
const user = userEvent.setup();

afterEach(() => grid.page.stop());

describe('Load More', () => {
  it('LIST-4.next-page LIST-4.gone O-LST-03 O-LST-10 loads each page once, and is removed at the end', async () => {
    grid = await openGrid();
    await grid.waitForCards(12);
    for (const shown of [24, 36, 48, 50]) {
      await user.click(grid.loadMore());
      await grid.waitForCards(shown);
    }
    expect(grid.requests()).toEqual(['name 0', 'name 12', 'name 24', 'name 36', 'name 48']);
    expect(new Set(screen.getAllByRole('heading').map(({ textContent }) => textContent)).size).toBe(50);
    expect(screen.queryByRole('button', { name: /load/i })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'RATING' }));
    await grid.waitForCards(12);
    await user.click(grid.loadMore());
    await grid.waitForCards(24);
    expect(grid.requests().slice(5)).toEqual(['-rating 0', '-rating 12']);
  });

  it('LIST-4.loading LIST-4.once O-LST-02 says Loading... and sends one request, however often it is pressed', async () => {
    grid = await openGrid();
    await grid.waitForCards(12);
    grid.backend.injectFault({ path: 'listings/' }, { kind: 'delay', delayMs: 400 });
    const button = grid.loadMore();
    await user.dblClick(button);
    await user.keyboard('{Enter}');
    expect(button).toHaveTextContent(/^Loading\.\.\.$/);
    await grid.waitForCards(24);
    expect(button).toHaveTextContent(/^Load More$/);
    expect(grid.requests()).toEqual(['name 0', 'name 12']);
  });

  it.each([
    [12, false],
    [13, true],
    [24, true],
  ])('LIST-4.gone O-LST-08 with %i places offers more: %p', async (total, isOffered) => {
    grid = await openGrid({ total });
    await grid.waitForCards(12);
    expect(screen.queryAllByRole('button', { name: 'Load More' })).toHaveLength(isOffered ? 1 : 0);
  });

  it('LIST-4.twice O-LST-07 shows an item that is returned twice once', async () => {
    grid = await openGrid({ total: 23 });
    await grid.waitForCards(12);
    grid.backend.state.listings.unshift(createListing(100, { name: 'A newcomer' }));
    await user.click(grid.loadMore());
    await waitFor(() => expect(grid.cards().length).toBeGreaterThan(12));
    const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(names.length);
  });

  it('LIST-2.error-adding keeps what is shown when a page fails, and can be pressed again', async () => {
    grid = await openGrid();
    await grid.waitForCards(12);
    const calm = grid.backend.injectFault({ path: 'listings/' }, { kind: 'fail', status: 400 });
    await user.click(grid.loadMore());
    await waitFor(() => expect(grid.loadMore()).toHaveAttribute('aria-disabled', 'false'));
    expect(grid.cards()).toHaveLength(12);
    expect(grid.loadMore()).toHaveFocus();
    calm();
    await user.click(grid.loadMore());
    await grid.waitForCards(24);
  });

  it('O-LST-06 keeps the focus, moves it to the first new card and announces what was added', async () => {
    grid = await openGrid();
    await grid.waitForCards(12);
    grid.backend.injectFault({ path: 'listings/' }, { kind: 'delay', delayMs: 300 });
    grid.loadMore().focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Loading...' })).toHaveFocus();
    await grid.waitForCards(24);
    const thirteenth = within(grid.cards()[12] as HTMLElement).getByRole('heading');
    expect(within(thirteenth).getByRole('link')).toHaveFocus();
    expect(
      screen.getByText('12 more places, 24 in all.').closest('[aria-live="polite"]'),
    ).toBeInTheDocument();
  });

  it('O-LST-06 moves the focus to the first new card when the button is removed', async () => {
    grid = await openGrid({ total: 13 });
    await grid.waitForCards(12);
    grid.loadMore().focus();
    await user.keyboard('{Enter}');
    await grid.waitForCards(13);
    expect(grid.cards()[12]).toContainElement(document.activeElement as HTMLElement);
    expect(screen.getByText('1 more place, 13 in all.')).toBeInTheDocument();
  });

  it('O-LST-06 leaves the focus where the visitor has moved it', async () => {
    grid = await openGrid();
    await grid.waitForCards(12);
    grid.backend.injectFault({ path: 'listings/' }, { kind: 'delay', delayMs: 300 });
    await user.click(grid.loadMore());
    screen.getByRole('tab', { selected: true }).focus();
    await grid.waitForCards(24);
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  });

  it('LIST-4 is not shown where the page disables it', async () => {
    grid = await openGrid({ attributes: 'data-load-more="false"' });
    await grid.waitForCards(12);
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });
});
