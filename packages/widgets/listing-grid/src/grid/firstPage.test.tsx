import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createListing, createListings } from '../testing/createListing';
import { openGrid, type OpenedGrid } from '../testing/openGrid';

let grid: OpenedGrid;
const user = userEvent.setup();

afterEach(() => grid.page.stop());

describe('first page', () => {
  it('LIST-1.defaults LIST-1.bundle-type requests 12 by default, the newest first', async () => {
    grid = await openGrid({ attributes: '' });
    await grid.waitForCards(12);
    const [call] = grid.backend.calls.filter(({ path }) => path === 'listings/');
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toMatchObject({
      limit: '12',
      ordering: '-date_published',
      bundle_type: 'simple',
    });
  });

  it('API-3.abort aborts a pending request when the widget is unmounted', async () => {
    grid = await openGrid({ attributes: '' });
    await grid.waitForCards(12);
    const { listings } = grid.page.store.services.api;
    const list = jest.spyOn(listings, 'list').mockReturnValue(new Promise(() => undefined));
    await user.click(screen.getByRole('tab', { name: 'RATING' }));
    const signal = list.mock.lastCall?.[1]?.signal;
    expect(signal?.aborted).toBe(false);
    grid.page.stop();
    expect(signal?.aborted).toBe(true);
  });

  it('LIST-1.own-parameters requests what the mount point says', async () => {
    grid = await openGrid({
      attributes:
        'data-limit="6" data-ordering="-rating" data-sub-type="11" data-default-neighborhood="2" data-keywords="bar"',
    });
    await waitFor(() => expect(grid.backend.calls).not.toEqual([]));
    const [call] = grid.backend.calls.filter(({ path }) => path === 'listings/');
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toMatchObject({
      limit: '6',
      ordering: '-rating',
      sub_type: '11',
      default_neighborhood: '2',
      keywords: 'bar',
    });
  });

  it('LIST-10.own-page uses the page’s own JSON without a request', async () => {
    const results = [
      { id: 7, name: 'From the page', rating: '4.5', dinesafe_establishment_id: 12 },
      { id: 8, name: 'Two' },
    ];
    grid = await openGrid({
      content: `<script type="application/json">${JSON.stringify({ results, count: 2 })}</script>`,
    });
    expect(grid.cards()).toHaveLength(2);
    expect(screen.getByText('4.50')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
    expect(grid.requests()).toEqual([]);
    expect(grid.page.issues).toEqual([]);
  });

  it('LIST-10.own-page LIST-4.next-page continues after the page’s own JSON', async () => {
    const results = createListings(1, 12).map(({ id, name }) => ({ id, name }));
    grid = await openGrid({
      content: `<script type="application/json">${JSON.stringify({ results, count: 50 })}</script>`,
    });
    await user.click(grid.loadMore());
    await grid.waitForCards(24);
    expect(grid.requests()).toEqual(['name 12']);
  });

  it('LIST-10.skeletons O-LST-09 shows skeletons, and no empty state, until the response is there', async () => {
    grid = await openGrid({
      prepare: (backend) => backend.injectFault({ path: 'listings/' }, { kind: 'delay', delayMs: 60 }),
    });
    const seen: string[] = [];
    const look = () => seen.push(document.body.textContent ?? '');
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
    expect(document.querySelectorAll('li[class*="cell"]')).toHaveLength(12);
    await grid.waitForCards(12);
    observer.disconnect();
    expect(seen.join()).not.toMatch(/no places|-1/i);
  });

  it('O-LST-09 shows the empty state once it is known, with a link', async () => {
    grid = await openGrid({ total: 0 });
    expect(await screen.findByText('There are no places here yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all places' })).toHaveAttribute('href', '/places/');
  });

  it('LIST-2.no-message O-LST-05 after an error shows no message, and a tab sends another request', async () => {
    grid = await openGrid({
      prepare: (backend) => backend.injectFault({ path: 'listings/' }, { kind: 'fail', status: 400 }),
    });
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('tabpanel')).toHaveTextContent(/^Try again$/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/loading|no places|error|wrong|sorry|failed/i);
    grid.backend.clearFaults();
    await user.click(screen.getByRole('tab', { name: 'RATING' }));
    await grid.waitForCards(12);
  });

  it('LIST-2 can be retried after an error', async () => {
    grid = await openGrid({
      prepare: (backend) => backend.injectFault({ path: 'listings/' }, { kind: 'fail', status: 400 }),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    grid.backend.clearFaults();
    await user.click(again);
    await grid.waitForCards(12);
  });

  it('O-FAV-03 leaves out rows that are not listings and shows the rest', async () => {
    const rows = [createListing(1), null, { id: 3 }, { id: 4, name: 'Bare' }];
    const body = JSON.stringify({ results: rows, count: 4 });
    grid = await openGrid({ content: `<script type="application/json">${body}</script>` });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Place 001',
      'Bare',
    ]);
  });
});

describe('bad attributes', () => {
  it('EMBED-5 O-EMB-04 uses the defaults, and leaves other attributes alone', async () => {
    grid = await openGrid({
      attributes: 'data-limit="lots" data-ordering=";drop" data-csrf="NV3T" data-x="/a/b"',
    });
    await grid.waitForCards(12);
    expect(grid.requests()).toEqual(['-date_published 0']);
    expect(grid.page.issues).toHaveLength(2);
  });
});
