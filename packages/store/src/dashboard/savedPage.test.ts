import { createMockBackend, type MockBackend } from '@cityguide/api/mocks';
import { openStore, type OpenedStore } from '../testing/openStore';
import { flushPromises } from '../testing/flushPromises';
import { createSavedPage } from './createSavedPage';

let backend: MockBackend;
let opened: OpenedStore;
let stop: () => void;

afterEach(() => {
  stop();
  opened.close();
});

/** Waits until the condition holds; if it never does the test fails. */
async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 400 && !condition(); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(condition()).toBe(true);
}

/** A member with this many favourites and to-dos, newest first: the last listing leads. */
async function openMember(count: number) {
  backend = createMockBackend({ isMember: true });
  const ids = backend.state.listings.slice(0, count).map(({ id }) => id);
  for (const group of ['favourites', 'todos'] as const)
    for (const objectId of ids)
      backend.member.saved[group].unshift({
        id: backend.state.nextSavedId(),
        objectId,
        createdMs: 1,
        value: 0,
      });
  opened = openStore(backend);
  await opened.store.session.whenKnown();
  return { store: opened.store, ids: ids.reverse() };
}

async function openFavourites(count: number) {
  const { store, ids } = await openMember(count);
  const page = createSavedPage(store, { group: 'favourites' });
  stop = page.start();
  await until(() => page.getState().status !== 'loading' && store.favourites.getState().loaded);
  const shown = () => page.getState().rows.map(({ listing }) => listing.id);
  const first = () => page.getState().rows[0]!;
  const requests = (method: string, path: string) =>
    backend.calls.filter((call) => call.method === method && call.path === path);
  const whenIdle = () =>
    until(() => store.favourites.getState().pending.size === 0 && page.getState().status !== 'loading');
  return { store, ids, page, shown, first, requests, whenIdle };
}

describe('a page of what a member saved', () => {
  it('O-LST-04 LIST-5.refill refills itself when all of its rows are removed, and is never called empty before', async () => {
    const { ids, page, shown, first, requests, whenIdle } = await openFavourites(20);
    const statuses = new Set<string>();
    page.subscribe(({ status }) => statuses.add(status));
    for (let left = 12; left > 0; left -= 1) page.remove(first());
    expect(shown()).toEqual([]);
    await until(() => shown().length === 8);
    expect(shown()).toEqual(ids.slice(12));
    expect([...statuses]).not.toContain('empty');
    expect(requests('GET', 'favourites/').map(({ url }) => url.searchParams.get('offset'))).toEqual([
      '0',
      '0',
    ]);
    for (let left = 8; left > 0; left -= 1) page.remove(first());
    expect(page.getState().status).toBe('empty');
    await whenIdle();
    expect(page.getState().status).toBe('empty');
    expect(backend.member.favourites).toEqual([]);
  });

  it('LIST-5 requests the refill once where the server fails, and again on request', async () => {
    const { page, shown, first, requests, whenIdle } = await openFavourites(20);
    const stopFault = backend.injectFault(
      { method: 'GET', path: 'favourites/' },
      { kind: 'fail', status: 500 },
    );
    const list = jest.spyOn(opened.store.services.api.favourites, 'list');
    for (let left = 12; left > 0; left -= 1) page.remove(first());
    await until(() => page.getState().status === 'failed');
    await whenIdle();
    await flushPromises();
    expect(list).toHaveBeenCalledTimes(1);
    expect(requests('GET', 'favourites/')).toHaveLength(2);
    stopFault();
    const loading = page.load();
    expect(page.getState().status).toBe('loading');
    await loading;
    expect(shown()).toHaveLength(8);
  });

  it('DASH-4 removes a row at once and restores it at its position', async () => {
    const { ids, page, shown, whenIdle } = await openFavourites(5);
    const middle = page.getState().rows[2]!;
    page.remove(middle);
    expect(shown()).toEqual(ids.filter((id) => id !== middle.listing.id));
    expect(page.getState()).toMatchObject({ count: 4, notice: { kind: 'left', row: middle } });
    await whenIdle();
    expect(backend.member.favourites).toHaveLength(4);
    page.undo();
    expect(shown()).toEqual(ids);
    await whenIdle();
    expect(backend.member.favourites).toHaveLength(5);
    expect(shown()).toEqual(ids);
    expect(page.getState().notice).toMatchObject({ kind: 'restored' });
  });

  it('DASH-4 an undo while the removal is still pending leaves it saved', async () => {
    const { ids, page, shown, first, whenIdle } = await openFavourites(3);
    backend.injectFault({ method: 'DELETE' }, { kind: 'delay', delayMs: 40 });
    page.remove(first());
    page.undo();
    expect(shown()).toEqual(ids);
    await whenIdle();
    expect(backend.member.favourites).toHaveLength(3);
    expect(shown()).toEqual(ids);
  });

  it('DASH-4 a removal that the server rejects is reverted and reported', async () => {
    const { ids, page, shown, first, whenIdle } = await openFavourites(3);
    backend.injectFault({ method: 'DELETE' }, { kind: 'fail', status: 500 });
    page.remove(first());
    expect(shown()).toHaveLength(2);
    await whenIdle();
    expect(shown()).toEqual(ids);
    expect(page.getState().notice).toMatchObject({ kind: 'failed', row: { listing: { id: ids[0] } } });
    page.undo();
    expect(page.getState().notice).toMatchObject({ kind: 'failed' });
  });

  it('SAVE-7 removes a row also where the map of all could not be loaded', async () => {
    const { store } = await openMember(3);
    backend.injectFault({ path: 'favourites/listing_ids/' }, { kind: 'fail', status: 500 });
    const page = createSavedPage(store, { group: 'favourites' });
    stop = page.start();
    await until(() => page.getState().status === 'ready' && store.favourites.getState().loaded);
    expect(page.getState().rows).toHaveLength(3);
    page.remove(page.getState().rows[1]!);
    expect(page.getState().rows).toHaveLength(2);
    await until(() => backend.member.favourites.length === 2);
    expect(page.getState().rows).toHaveLength(2);
  });

  it('SAVE-9 shows what is saved and removed elsewhere on the page', async () => {
    const { store, ids, page, shown, whenIdle } = await openFavourites(3);
    const other = backend.state.listings[10]!.id;
    store.favourites.toggle(other);
    await until(() => shown().length === 4);
    expect(shown()).toEqual([other, ...ids]);
    store.favourites.toggle(ids[0]!);
    expect(shown()).toEqual([other, ...ids.slice(1)]);
    await whenIdle();
    expect(shown()).toEqual([other, ...ids.slice(1)]);
    expect(page.getState().notice).toBeNull();
  });

  it('SAVE-10 DASH-4 a to-do that is ticked leaves the open ones, and comes back by undo', async () => {
    const { store, ids } = await openMember(3);
    const page = createSavedPage(store, { group: 'todos', completed: false });
    stop = page.start();
    await until(() => page.getState().status === 'ready' && store.todos.getState().loaded);
    const whenTodosIdle = () => until(() => store.todos.getState().pending.size === 0);
    page.setDone(page.getState().rows[1]!, true);
    expect(page.getState().rows.map(({ listing }) => listing.id)).toEqual([ids[0], ids[2]]);
    await whenTodosIdle();
    expect(backend.member.saved.todos.map(({ value }) => value)).toEqual([0, 1, 0]);
    page.undo();
    await whenTodosIdle();
    expect(backend.member.saved.todos.map(({ value }) => value)).toEqual([0, 0, 0]);
    expect(page.getState().rows.map(({ listing }) => listing.id)).toEqual(ids);
  });

  it('DASH-4 what is ticked is restored ticked, and stars are restored as they were', async () => {
    const { store, ids } = await openMember(2);
    for (const row of backend.member.saved.todos) row.value = 1;
    backend.member.saved.ratings.push({ id: 900, objectId: ids[0]!, createdMs: 1, value: 2.5 });
    const todos = createSavedPage(store, { group: 'todos', completed: true });
    const ratings = createSavedPage(store, { group: 'ratings' });
    const stops = [todos.start(), ratings.start()];
    stop = () => stops.forEach((cleanUp) => cleanUp());
    await until(() => todos.getState().status === 'ready' && ratings.getState().status === 'ready');
    todos.remove(todos.getState().rows[0]!);
    ratings.remove(ratings.getState().rows[0]!);
    await until(() => backend.member.saved.ratings.length === 0 && backend.member.saved.todos.length === 1);
    todos.undo();
    ratings.undo();
    await until(() => store.todos.getState().pending.size + store.ratings.getState().pending.size === 0);
    expect(backend.member.saved.ratings).toMatchObject([{ objectId: ids[0], value: 2.5 }]);
    expect(backend.member.saved.todos.map(({ value }) => value)).toEqual([1, 1]);
  });
});
