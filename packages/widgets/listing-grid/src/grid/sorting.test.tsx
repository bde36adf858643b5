import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createListings } from '../testing/createListing';
import { openGrid, type OpenedGrid } from '../testing/openGrid';

let grid: OpenedGrid;
const user = userEvent.setup();

afterEach(() => grid.page.stop());

describe('order', () => {
  it('LIST-7.tabs offers four orderings in the right order', async () => {
    grid = await openGrid();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['A–Z', 'RATING', 'POPULARITY', 'MOST RECENT']);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('A–Z');
    await grid.waitForCards(12);
  });

  it.each([
    ['A–Z', 'name'],
    ['RATING', '-rating'],
    ['POPULARITY', '-favourite_count'],
    ['MOST RECENT', '-date_published'],
  ])('LIST-7.orderings LIST-3.sort %s requests %s from the first page', async (tab, ordering) => {
    grid = await openGrid({
      attributes: ordering === 'name' ? 'data-ordering="-rating"' : 'data-ordering="name"',
    });
    await grid.waitForCards(12);
    await user.click(grid.loadMore());
    await grid.waitForCards(24);
    await user.click(screen.getByRole('tab', { name: tab }));
    await grid.waitForCards(12);
    expect(grid.requests().at(-1)).toBe(`${ordering} 0`);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(tab);
  });

  it('LIST-3.outdated O-LST-01 ignores a late response for the old ordering', async () => {
    grid = await openGrid();
    await grid.waitForCards(12);
    grid.backend.injectFault({ path: 'listings/', times: 1 }, { kind: 'delay', delayMs: 150 });
    await user.click(grid.loadMore());
    grid.backend.state.listings = createListings(101, 150);
    await user.click(screen.getByRole('tab', { name: 'RATING' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Place 101' })).toBeVisible());
    expect(grid.cards()).toHaveLength(12);
    // Slower than the late response, which has therefore arrived by the time this page is shown.
    grid.backend.injectFault({ path: 'listings/', times: 1 }, { kind: 'delay', delayMs: 300 });
    await user.click(grid.loadMore());
    await grid.waitForCards(24);
    expect(screen.queryByText(/^Place 0\d\d$/)).not.toBeInTheDocument();
    expect(grid.requests().at(-1)).toBe('-rating 12');
  });

  it('LIST-7.order-kept O-TXT-03 keeps the server’s order', async () => {
    const names = ['Zed', 'Église', 'Eglinton', 'Annex'];
    const results = names.map((name, index) => ({ id: index + 1, name }));
    grid = await openGrid({
      content: `<script type="application/json">${JSON.stringify({ results })}</script>`,
    });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(names);
  });

  it('LIST-7 shows no tabs where the page disables them', async () => {
    grid = await openGrid({ attributes: 'data-tabs="false"' });
    await grid.waitForCards(12);
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  });
});
