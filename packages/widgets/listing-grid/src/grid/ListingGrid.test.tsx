import { createMockBackend, type MockBackend } from '@cityguide/api/mocks';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listingOf, listingsOf } from '../testing/listingOf';
import { startPage, type TestPage } from '../testing/startPage';

let backend: MockBackend;
let page: TestPage;
const user = userEvent.setup();

type Settings = Omit<Parameters<typeof startPage>[0], 'backend'> & { total?: number; before?(): void };

async function openGrid({ total = 50, before, ...settings }: Settings = {}) {
  backend = createMockBackend({ listings: listingsOf(1, total) });
  before?.();
  page = await startPage({ backend, attributes: 'data-ordering="name"', ...settings });
}
// `hidden` spares a look at every ancestor's style, which is slow for many cards.
const cards = () => screen.queryAllByRole('article', { hidden: true });
const whenShown = (count: number) => waitFor(() => expect(cards().length).toBe(count));
const asked = () =>
  backend.calls
    .filter(({ path }) => path === 'listings/')
    .map(({ url: { searchParams } }) => `${searchParams.get('ordering')} ${searchParams.get('offset') ?? 0}`);
const loadMore = () => screen.getByText('Load More').closest('button') as HTMLElement;

afterEach(() => page.stop());

describe('first page', () => {
  it('LIST-1 asks for 12, the newest first, where nothing else is said', async () => {
    await openGrid({ attributes: '' });
    await whenShown(12);
    const [call] = backend.calls.filter(({ path }) => path === 'listings/');
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toMatchObject({
      limit: '12',
      ordering: '-date_published',
      bundle_type: 'simple',
    });
  });

  it('LIST-1 asks for what the mount point says', async () => {
    await openGrid({
      attributes:
        'data-limit="6" data-ordering="-rating" data-sub-type="11" data-default-neighborhood="2" data-keywords="bar"',
    });
    await waitFor(() => expect(backend.calls).not.toEqual([]));
    const [call] = backend.calls.filter(({ path }) => path === 'listings/');
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toMatchObject({
      limit: '6',
      ordering: '-rating',
      sub_type: '11',
      default_neighborhood: '2',
      keywords: 'bar',
    });
  });

  it('LIST-10 takes the page’s own JSON without a request', async () => {
    const results = [
      { id: 7, name: 'From the page', rating: '4.5', dinesafe_establishment_id: 12 },
      { id: 8, name: 'Two' },
    ];
    await openGrid({
      content: `<script type="application/json">${JSON.stringify({ results, count: 2 })}</script>`,
    });
    expect(cards()).toHaveLength(2);
    expect(screen.getByText('4.50')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
    expect(asked()).toEqual([]);
    expect(page.faults).toEqual([]);
  });

  it('LIST-10 LIST-4 goes on after the page’s own JSON', async () => {
    const results = listingsOf(1, 12).map(({ id, name }) => ({ id, name }));
    await openGrid({
      content: `<script type="application/json">${JSON.stringify({ results, count: 50 })}</script>`,
    });
    await user.click(loadMore());
    await whenShown(24);
    expect(asked()).toEqual(['name 12']);
  });

  it('LIST-10 O-LST-09 shows skeletons, and no empty wording, until the answer is there', async () => {
    await openGrid({ before: () => backend.disturb({ path: 'listings/' }, { kind: 'delay', delayMs: 60 }) });
    const seen: string[] = [];
    const look = () => seen.push(document.body.textContent ?? '');
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
    expect(document.querySelectorAll('li[class*="cell"]')).toHaveLength(12);
    await whenShown(12);
    observer.disconnect();
    expect(seen.join()).not.toMatch(/no places|-1/i);
  });

  it('O-LST-09 says that there is nothing once it is known, and where to go', async () => {
    await openGrid({ total: 0 });
    expect(await screen.findByText('There are no places here yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all places' })).toHaveAttribute('href', '/places/');
  });

  it('LIST-2 O-LST-05 after an error shows no message, and a tab asks again', async () => {
    await openGrid({ before: () => backend.disturb({ path: 'listings/' }, { kind: 'fail', status: 400 }) });
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/Loading|no places/)).not.toBeInTheDocument();
    backend.calm();
    await user.click(screen.getByRole('tab', { name: 'RATING' }));
    await whenShown(12);
  });

  it('LIST-2 after an error can be tried again', async () => {
    await openGrid({ before: () => backend.disturb({ path: 'listings/' }, { kind: 'fail', status: 400 }) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    backend.calm();
    await user.click(again);
    await whenShown(12);
  });

  it('O-FAV-03 leaves out rows that are no listings and shows the rest', async () => {
    const rows = [listingOf(1), null, { id: 3 }, { id: 4, name: 'Bare' }];
    const body = JSON.stringify({ results: rows, count: 4 });
    await openGrid({ content: `<script type="application/json">${body}</script>` });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Place 001',
      'Bare',
    ]);
  });
});

describe('Load More', () => {
  it('LIST-4 O-LST-03 O-LST-10 walks to the end, each page asked for once, and is gone there', async () => {
    await openGrid();
    await whenShown(12);
    for (const shown of [24, 36, 48, 50]) {
      await user.click(loadMore());
      await whenShown(shown);
    }
    expect(asked()).toEqual(['name 0', 'name 12', 'name 24', 'name 36', 'name 48']);
    expect(new Set(screen.getAllByRole('heading').map(({ textContent }) => textContent)).size).toBe(50);
    expect(screen.queryByRole('button', { name: /load/i })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'RATING' }));
    await whenShown(12);
    await user.click(loadMore());
    await whenShown(24);
    expect(asked().slice(5)).toEqual(['-rating 0', '-rating 12']);
  });

  it('LIST-4 O-LST-02 says Loading... and asks once, however often it is pressed', async () => {
    await openGrid();
    await whenShown(12);
    backend.disturb({ path: 'listings/' }, { kind: 'delay', delayMs: 400 });
    const button = loadMore();
    await user.dblClick(button);
    await user.keyboard('{Enter}');
    expect(button).toHaveTextContent(/^Loading\.\.\.$/);
    await whenShown(24);
    expect(button).toHaveTextContent(/^Load More$/);
    expect(asked()).toEqual(['name 0', 'name 12']);
  });

  it.each([
    [12, false],
    [13, true],
    [24, true],
  ])('LIST-4 O-LST-08 with %i places offers more: %p', async (total, isOffered) => {
    await openGrid({ total });
    await whenShown(12);
    expect(screen.queryAllByRole('button', { name: 'Load More' })).toHaveLength(isOffered ? 1 : 0);
  });

  it('LIST-4 O-LST-07 shows an item that comes twice once', async () => {
    await openGrid({ total: 23 });
    await whenShown(12);
    backend.state.listings.unshift(listingOf(100, { name: 'A newcomer' }));
    await user.click(loadMore());
    await waitFor(() => expect(cards().length).toBeGreaterThan(12));
    const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(names.length);
  });

  it('LIST-2 keeps what is shown when a page fails, and can be pressed again', async () => {
    await openGrid();
    await whenShown(12);
    const calm = backend.disturb({ path: 'listings/' }, { kind: 'fail', status: 400 });
    await user.click(loadMore());
    await waitFor(() => expect(loadMore()).toHaveAttribute('aria-disabled', 'false'));
    expect(cards()).toHaveLength(12);
    expect(loadMore()).toHaveFocus();
    calm();
    await user.click(loadMore());
    await whenShown(24);
  });

  it('O-LST-06 keeps the focus, moves it to the first new card and says what came', async () => {
    await openGrid();
    await whenShown(12);
    backend.disturb({ path: 'listings/' }, { kind: 'delay', delayMs: 300 });
    loadMore().focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Loading...' })).toHaveFocus();
    await whenShown(24);
    const thirteenth = within(cards()[12] as HTMLElement).getByRole('heading');
    expect(within(thirteenth).getByRole('link')).toHaveFocus();
    expect(
      screen.getByText('12 more places, 24 in all.').closest('[aria-live="polite"]'),
    ).toBeInTheDocument();
  });

  it('O-LST-06 moves the focus to the first new card when the button goes', async () => {
    await openGrid({ total: 13 });
    await whenShown(12);
    loadMore().focus();
    await user.keyboard('{Enter}');
    await whenShown(13);
    expect(cards()[12]).toContainElement(document.activeElement as HTMLElement);
    expect(screen.getByText('1 more place, 13 in all.')).toBeInTheDocument();
  });

  it('O-LST-06 leaves the focus where the visitor has taken it', async () => {
    await openGrid();
    await whenShown(12);
    backend.disturb({ path: 'listings/' }, { kind: 'delay', delayMs: 300 });
    await user.click(loadMore());
    screen.getByRole('tab', { selected: true }).focus();
    await whenShown(24);
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  });

  it('LIST-4 is not there where the page does not want it', async () => {
    await openGrid({ attributes: 'data-load-more="false"' });
    await whenShown(12);
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });
});

describe('order', () => {
  it('LIST-7 offers four orders in their order', async () => {
    await openGrid();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['A–Z', 'RATING', 'POPULARITY', 'MOST RECENT']);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('A–Z');
    await whenShown(12);
  });

  it.each([
    ['A–Z', 'name'],
    ['RATING', '-rating'],
    ['POPULARITY', '-favourite_count'],
    ['MOST RECENT', '-date_published'],
  ])('LIST-7 LIST-3 %s asks for %s from the first page', async (tab, ordering) => {
    await openGrid({ attributes: ordering === 'name' ? 'data-ordering="-rating"' : 'data-ordering="name"' });
    await whenShown(12);
    await user.click(loadMore());
    await whenShown(24);
    await user.click(screen.getByRole('tab', { name: tab }));
    await whenShown(12);
    expect(asked().at(-1)).toBe(`${ordering} 0`);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(tab);
  });

  it('LIST-3 O-LST-01 drops the page of the old order that comes late', async () => {
    await openGrid();
    await whenShown(12);
    backend.disturb({ path: 'listings/', times: 1 }, { kind: 'delay', delayMs: 150 });
    await user.click(loadMore());
    backend.state.listings = listingsOf(101, 150);
    await user.click(screen.getByRole('tab', { name: 'RATING' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Place 101' })).toBeVisible());
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(cards()).toHaveLength(12);
    expect(screen.queryByRole('heading', { name: /^Place 0\d\d$/ })).not.toBeInTheDocument();
    await user.click(loadMore());
    await whenShown(24);
    expect(asked().at(-1)).toBe('-rating 12');
  });

  it('LIST-7 O-TXT-03 keeps the server’s order', async () => {
    const names = ['Zed', 'Église', 'Eglinton', 'Annex'];
    const results = names.map((name, index) => ({ id: index + 1, name }));
    await openGrid({ content: `<script type="application/json">${JSON.stringify({ results })}</script>` });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(names);
  });

  it('LIST-7 shows no tabs where the page does not want them', async () => {
    await openGrid({ attributes: 'data-tabs="false"' });
    await whenShown(12);
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  });
});

describe('search', () => {
  it('LIST-2 LIST-3 replaces the cards by the matches from the first page', async () => {
    await openGrid({ attributes: 'data-search data-ordering="name"' });
    await whenShown(12);
    await user.click(loadMore());
    await whenShown(24);
    await user.type(screen.getByRole('searchbox', { name: 'Search these places' }), 'Place 037');
    await whenShown(1);
    expect(backend.calls.at(-1)?.url.searchParams.get('keywords')).toBe('Place 037');
    expect(backend.calls.at(-1)?.url.searchParams.get('offset') ?? '0').toBe('0');
    expect(screen.getByText('1 place.')).toBeInTheDocument();
  });

  it('LIST-2 asks once the visitor pauses, and at once on Enter', async () => {
    await openGrid({ attributes: 'data-search data-ordering="name"' });
    await whenShown(12);
    await user.type(screen.getByRole('searchbox'), 'Place 037{Enter}');
    await whenShown(1);
    expect(asked()).toHaveLength(2);
  });

  it('offers the way back where nothing matches', async () => {
    await openGrid({ attributes: 'data-search data-ordering="name"' });
    await whenShown(12);
    await user.type(screen.getByRole('searchbox'), 'unicorn{Enter}');
    expect(await screen.findByText('No place matches “unicorn”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await whenShown(12);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('is not there unless the page wants it', async () => {
    await openGrid();
    await whenShown(12);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

describe('saved places', () => {
  it('SAVE-2 LIST-8 a heart flips at once and only its own', async () => {
    await openGrid({ before: () => backend.asMember() });
    await whenShown(12);
    await act(() => page.store.session.whenKnown());
    await user.click(within(cards()[4] as HTMLElement).getByRole('button', { name: /^Save / }));
    const pressed = screen
      .getAllByRole('button', { name: /^Save / })
      .map((heart) => heart.getAttribute('aria-pressed'));
    expect(pressed.flatMap((state, index) => (state === 'true' ? [index] : []))).toEqual([4]);
    await waitFor(() => expect(backend.member.favourites).toHaveLength(1));
  });

  it('SAVE-1 a guest’s press opens the login', async () => {
    await openGrid();
    await whenShown(12);
    await act(() => page.store.session.whenKnown());
    await user.click(within(cards()[0] as HTMLElement).getByRole('button', { name: /^Save / }));
    await waitFor(() =>
      expect(page.store.login.getState()).toMatchObject({ isOpen: true, callerControl: 'add-favourite' }),
    );
  });
});

describe('bad attributes', () => {
  it('EMBED-5 O-EMB-04 uses the defaults, and leaves other attributes alone', async () => {
    await openGrid({ attributes: 'data-limit="lots" data-ordering=";drop" data-csrf="NV3T" data-x="/a/b"' });
    await whenShown(12);
    expect(asked()).toEqual(['-date_published 0']);
    expect(page.faults).toHaveLength(2);
  });
});
