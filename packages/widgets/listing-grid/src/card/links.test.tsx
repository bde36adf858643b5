import { screen, within } from '@testing-library/react';
import { openGrid, type OpenedGrid } from '../testing/openGrid';

let grid: OpenedGrid;
afterEach(() => grid.page.stop());

async function readCard(links: object): Promise<Record<string, string | null>> {
  grid = await openGrid({ total: 1, site: { links } });
  await grid.waitForCards(1);
  const [card] = grid.cards();
  if (!card) throw new Error('There is no card.');
  const all = within(card).queryAllByRole('link');
  return Object.fromEntries(all.map((link) => [link.textContent ?? '', link.getAttribute('href')]));
}

describe('the links of a card', () => {
  it('ANY-10.objects ANY-10.neighbourhood are the CMS’s own addresses', async () => {
    const { state } = (grid = await openGrid({ total: 1 })).backend;
    const [listing] = state.listings;
    grid.page.stop();
    const links = await readCard({
      listing: '/listing/{id}/',
      listingType: '/kind/{slug}/',
      neighbourhood: '/area/{slug}/',
    });
    expect(links['Place 001']).toBe('/listing/1/');
    expect(links[listing?.type?.name ?? '']).toBe('/kind/restaurants/');
    expect(links[listing?.default_neighborhood?.name ?? '']).toMatch(/^\/area\/[\w-]+\/$/);
  });

  it('ANY-10.off are texts where they are off', async () => {
    const links = await readCard({ others: false });
    expect(Object.values(links).filter((href) => href?.startsWith('/'))).toEqual([]);
    expect(screen.getByText('Place 001')).toBeVisible();
  });

  it('ANY-10.off an empty grid sends nobody to a page that is off', async () => {
    grid = await openGrid({ total: 0, site: { links: { places: false } } });
    await screen.findByText(/no places/i);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
