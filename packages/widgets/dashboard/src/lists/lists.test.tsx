import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSiteConfig } from '@cityguide/site-config';
import {
  button,
  closeDashboard,
  goTo,
  openDashboard,
  rowNames,
  saveListings,
} from '../testing/openDashboard';

afterEach(closeDashboard);

const removal = (name: string) => button(`Remove ${name}`);
const whenRows = (count: number) => waitFor(() => expect(rowNames()).toHaveLength(count));

async function openFavourites(count: number) {
  let names: string[] = [];
  const opened = await openDashboard({
    hash: '#/favourites/',
    prepare: (backend) => (names = saveListings(backend, 'favourites', { count })),
  });
  await whenRows(Math.min(count, 12));
  return { ...opened, names };
}

describe('the lists of the dashboard', () => {
  it('DASH-4.favourites DASH-4.load-more O-LST-03 LIST-4 show what was saved, the newest first, and more on Load More', async () => {
    const { names, calls } = await openFavourites(20);
    expect(rowNames()).toEqual(names.slice(0, 12));
    expect(screen.getByText('20 in all')).toBeInTheDocument();
    expect(screen.getAllByText('Saved 3 days ago')[0]).toHaveAttribute('datetime');
    await userEvent.click(button('Load More'));
    await whenRows(20);
    expect(rowNames()).toEqual(names);
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
    expect(calls('GET', 'favourites/').map(({ url }) => url.searchParams.get('offset'))).toEqual(['0', '12']);
  });

  it('O-LST-06 move the focus to the first new row, and announce how many were added', async () => {
    const { names } = await openFavourites(20);
    button('Load More').focus();
    await userEvent.keyboard('{Enter}');
    await whenRows(20);
    expect(document.activeElement?.closest('li')).toHaveTextContent(names[12]!);
    expect(screen.getByText('8 more added, 20 shown.')).toBeInTheDocument();
  });

  it('DASH-4.removal remove a row at once, keep the focus in the list, and restore it by Undo', async () => {
    const { backend, names } = await openFavourites(3);
    backend.injectFault({ method: 'DELETE' }, { kind: 'delay', delayMs: 60 });
    await userEvent.click(removal(names[1]!));
    expect(rowNames()).toEqual([names[0], names[2]]);
    expect(removal(names[2]!)).toHaveFocus();
    expect(
      screen.getAllByRole('status').some(({ textContent }) => textContent === `${names[1]} is removed.`),
    ).toBe(true);
    await waitFor(() => expect(backend.member.favourites).toHaveLength(2));
    await userEvent.click(button('Undo'));
    expect(rowNames()).toEqual(names);
    expect(removal(names[1]!)).toHaveFocus();
    await waitFor(() => expect(backend.member.favourites).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('DASH-4 restore a row that the server did not delete, and say so', async () => {
    const { backend, names, announce } = await openFavourites(3);
    backend.injectFault({ method: 'DELETE' }, { kind: 'fail', status: 500 });
    await userEvent.click(removal(names[0]!));
    await whenRows(3);
    expect(
      await screen.findByText(`${names[0]} could not be changed. Please try again.`),
    ).toBeInTheDocument();
    expect(announce).toHaveBeenCalledWith('That could not be removed. Please try again.');
  });

  it('O-LST-04 O-LST-09 LIST-5 never show the empty state before they are loaded', async () => {
    const { names } = await openFavourites(14);
    const seen = new Set<string>();
    const watch = new MutationObserver(() => seen.add(document.body.textContent ?? ''));
    watch.observe(document.body, { subtree: true, childList: true });
    for (const name of names.slice(0, 12)) act(() => removal(name).click());
    await whenRows(2);
    watch.disconnect();
    expect(rowNames()).toEqual(names.slice(12));
    expect([...seen].filter((text) => text.includes('You have no favourites yet.'))).toEqual([]);
    for (const name of names.slice(12)) act(() => removal(name).click());
    expect(await screen.findByText('You have no favourites yet.')).toBeInTheDocument();
  });

  it('LIST-5 offer a retry where the server fails, and do not retry by themselves', async () => {
    const { backend, names, store } = await openFavourites(14);
    const list = jest.spyOn(store.services.api.favourites, 'list');
    const calm = backend.injectFault({ method: 'GET', path: 'favourites/' }, { kind: 'fail', status: 500 });
    for (const name of names.slice(0, 12)) act(() => removal(name).click());
    expect(await screen.findByText('This list could not be loaded.')).toBeInTheDocument();
    await waitFor(() => expect(store.favourites.getState().pending.size).toBe(0));
    await act(async () => {
      for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
    });
    expect(list).toHaveBeenCalledTimes(1);
    calm();
    await userEvent.click(button('Try again'));
    await whenRows(2);
  });

  it('LIST-2 keep what is shown where the next page fails', async () => {
    const { backend } = await openFavourites(14);
    const calm = backend.injectFault({ method: 'GET', path: 'favourites/' }, { kind: 'fail', status: 500 });
    await userEvent.click(button('Load More'));
    expect(await screen.findByText('The next ones could not be loaded.')).toBeInTheDocument();
    expect(rowNames()).toHaveLength(12);
    calm();
    await userEvent.click(button('Load More'));
    await whenRows(14);
  });

  it('SAVE-9 show what another widget of the page saves', async () => {
    const { store, backend } = await openFavourites(2);
    const other = backend.state.listings[20]!;
    act(() => store.favourites.toggle(other.id));
    await whenRows(3);
    expect(rowNames()[0]).toBe(other.name);
  });

  it.each([
    ['favourites', 'Find places', '/places/'],
    ['todos', 'Find places', '/places/'],
    ['articles', 'Read the latest stories', '/news/'],
    ['videos', 'Watch videos', '/videos/'],
    ['events', 'See what is on', '/events/'],
    ['ratings', 'Find places', '/places/'],
    ['photos', 'Find places', '/places/'],
  ] as const)(
    'SITE-3.empty-words DASH-4.empty-words without %s say so with the site’s own text and link on',
    async (list, way, href) => {
      const emptyWords = { ...defaultSiteConfig.emptyWords, [list]: `No ${list} in this town.` };
      await openDashboard({ hash: `#/${list}/`, site: { emptyWords } });
      expect(await screen.findByText(`No ${list} in this town.`)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', href);
    },
  );

  it('O-TIM-03 O-IMG-03 show a row without date, picture and link, and request no picture', async () => {
    const listing = { id: 1, name: 'Bar Nothing', image_url: null, share_url: null };
    const rows = [null, undefined, '', 0, 'soon'].map((date_created, index) => ({
      id: index + 1,
      listing: { ...listing, id: index + 1, image_url: [null, '', undefined][index % 3] },
      date_created,
    }));
    await openDashboard({
      hash: '#/favourites/',
      prepare: (backend) =>
        void backend.injectFault(
          { path: 'favourites/' },
          { kind: 'fail', status: 200, body: { count: 5, next: null, results: rows } },
        ),
    });
    await whenRows(5);
    expect(rowNames()).toEqual(Array(5).fill('Bar Nothing'));
    expect(document.querySelectorAll('[data-cg-row] :is(img, time, a)')).toHaveLength(0);
    expect(document.body.textContent).not.toMatch(/NaN|ago|null|undefined|Invalid/);
  });
});

describe('the to-do list', () => {
  it('DASH-4.todos DASH-4.completed SAVE-10.dashboard shows what is open or done, and a tick moves a listing at once', async () => {
    let names: string[] = [];
    const { backend, calls } = await openDashboard({
      hash: '#/todos/',
      prepare: (before) => (names = saveListings(before, 'todos', { count: 3, value: 0 })),
    });
    await whenRows(3);
    await userEvent.click(screen.getByRole('checkbox', { name: `${names[0]} is done` }));
    expect(rowNames()).toEqual(names.slice(1));
    await waitFor(() => expect(backend.member.saved.todos[0]?.value).toBe(1));
    expect(screen.getAllByText(`${names[0]} is done.`)[0]).toBeInTheDocument();

    await userEvent.click(screen.getByRole('tab', { name: 'Done' }));
    await whenRows(1);
    expect(rowNames()).toEqual([names[0]]);
    await userEvent.click(screen.getByRole('checkbox', { name: `${names[0]} is done` }));
    expect(await screen.findByText(/^Nothing is done yet\./)).toBeInTheDocument();
    await waitFor(() => expect(backend.member.saved.todos[0]?.value).toBe(0));
    const requestedStates = calls('GET', 'todos/').map(({ url }) => url.searchParams.get('completed'));
    expect([...new Set(requestedStates)]).toEqual(['0', '1']);
  });

  it('DASH-4 Undo reverts a tick', async () => {
    let names: string[] = [];
    const { backend } = await openDashboard({
      hash: '#/todos/',
      prepare: (before) => (names = saveListings(before, 'todos', { count: 2, value: 0 })),
    });
    await whenRows(2);
    await userEvent.click(screen.getByRole('checkbox', { name: `${names[1]} is done` }));
    await userEvent.click(button('Undo'));
    expect(rowNames()).toEqual(names);
    await waitFor(() => expect(backend.member.saved.todos.map(({ value }) => value)).toEqual([0, 0]));
  });
});

describe('the rated listings', () => {
  it('DASH-4.ratings SAVE-11 show the member’s stars, which can be changed', async () => {
    let names: string[] = [];
    const { backend } = await openDashboard({
      hash: '#/ratings/',
      prepare: (before) => (names = saveListings(before, 'ratings', { count: 2, value: 3.5 })),
    });
    await whenRows(2);
    const stars = () => within(screen.getByRole('radiogroup', { name: `Your rating of ${names[0]}` }));
    expect(stars().getByRole('radio', { checked: true })).toHaveAccessibleName('3.5 out of 5');
    await userEvent.click(stars().getByRole('radio', { name: '5 out of 5' }));
    expect(stars().getByRole('radio', { checked: true })).toHaveAccessibleName('5 out of 5');
    await waitFor(() =>
      expect(backend.member.saved.ratings.map(({ value }) => value).sort()).toEqual([3.5, 5]),
    );
    expect(screen.getAllByText('Rated 3 days ago')).toHaveLength(2);
  });
});

describe('the saved articles, videos and events', () => {
  it('DASH-4.articles DASH-4.videos DASH-4.events DASH-4.removal-each have a page each', async () => {
    const { backend } = await openDashboard({
      hash: '#/articles/',
      prepare: ({ member, state }) => {
        const createdMs = Date.now();
        for (const [group, kind] of [
          ['article-bookmarks', 'articles'],
          ['video-bookmarks', 'videos'],
          ['event-bookmarks', 'events'],
        ] as const)
          member.saved[group].push({ id: state.nextSavedId(), objectId: state[kind][0]!.id, createdMs });
      },
    });
    await whenRows(1);
    expect(rowNames()).toEqual([backend.state.articles[0]!.name]);
    expect(screen.getByText('Saved less than a minute ago')).toBeInTheDocument();
    for (const kind of ['articles', 'videos', 'events'] as const) {
      const { name } = backend.state[kind][0]!;
      await goTo(`#/${kind}/`);
      await waitFor(() => expect(rowNames()).toEqual([name]));
      await userEvent.click(removal(name));
      await waitFor(() =>
        expect(
          backend.member.saved[`${kind.slice(0, -1) as 'article' | 'video' | 'event'}-bookmarks`],
        ).toEqual([]),
      );
    }
  });
});

describe('the member’s photos', () => {
  const openPhotos = () =>
    openDashboard({
      hash: '#/photos/',
      prepare({ member, state }) {
        for (const photo of state.photos.slice(0, 2)) photo.member_id = member.profile.id;
      },
    });

  it('PHOTO-6.own-photos DASH-4.photos are deleted at once after a confirmation', async () => {
    const { backend } = await openPhotos();
    await whenRows(2);
    const [first] = screen.getAllByRole('button', { name: /^Delete the photo of / });
    await userEvent.click(first!);
    expect(button('Keep')).toHaveFocus();
    await userEvent.click(button('Keep'));
    expect(rowNames()).toHaveLength(2);
    await userEvent.click(screen.getAllByRole('button', { name: /^Delete the photo of / })[0]!);
    await userEvent.click(button('Delete'));
    expect(rowNames()).toHaveLength(1);
    await waitFor(() =>
      expect(
        backend.state.photos.filter(({ member_id }) => member_id === backend.member.profile.id),
      ).toHaveLength(1),
    );
  });

  it('PHOTO-6 are restored where the server did not delete one, and say so', async () => {
    const { backend } = await openPhotos();
    await whenRows(2);
    backend.injectFault({ method: 'DELETE' }, { kind: 'fail', status: 500 });
    await userEvent.click(screen.getAllByRole('button', { name: /^Delete the photo of / })[0]!);
    await userEvent.click(button('Delete'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The photo could not be deleted.');
    expect(rowNames()).toHaveLength(2);
    const announcements = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announcements.join()).not.toContain('The photo is deleted.');
  });
});
