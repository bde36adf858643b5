import type { Photo } from '@cityguide/api/client';
import type { CityguideStore } from '../CityguideStore';
import { apiFault } from '../services/apiFault';
import type { PhotoFirstPage, PhotoListParams, PhotoListSettings, PhotoListState } from './PhotoList';

/** PHOTO-2. */
const DEFAULT_LIMIT = 12;
/** The most that a backend gives at once: for a photo that lies deep in its list. */
const LIMIT_OF_SEARCH = 100;

/** Makes a list of photos and what is looked at of it. `stop` drops what is on its way. */
export function createPhotoList(
  {
    createList,
    createState,
    services: { api, report },
  }: Pick<CityguideStore, 'createList' | 'createState' | 'services'>,
  {
    listing = null,
    neighbourhood = null,
    limit = DEFAULT_LIMIT,
    first,
  }: PhotoListSettings & { first?: PhotoFirstPage | undefined },
) {
  /** The page's own first page, where it came after the list. */
  let adopted: PhotoFirstPage | undefined;
  /** What is looked for; another wish ends the search. */
  let wish = {};

  const list = createList<Photo, PhotoListParams>({
    params: { listing, default_neighborhood: neighbourhood, limit, offset: 0 },
    async load(asked, options) {
      const own = asked.offset === 0 && adopted;
      adopted = undefined;
      return own ? fill(own) : api.photos.list(asked, options);
    },
    first,
    report,
  });
  const store = createState<PhotoListState>(() => withPlace(null));
  list.subscribe(() => look(store.getState().active));

  /** The list's state with what is looked at, and where that lies. */
  function withPlace(active: Photo | null): PhotoListState {
    const state = list.getState();
    const index = active ? state.items.findIndex(({ id }) => id === active.id) : -1;
    const isLoaded = index >= 0;
    return {
      ...state,
      active: isLoaded ? (state.items[index] ?? null) : active,
      position: isLoaded ? index + 1 : null,
      hasPrevious: index > 0,
      hasNext: isLoaded && (index + 1 < state.items.length || state.hasMore),
    };
  }

  function look(active: Photo | null): void {
    store.setState(withPlace(active));
  }

  /** Looks at a loaded photo. At the end of what is loaded the next page is fetched, so that nobody waits for it. */
  function show(photo: Photo): void {
    look(photo);
    const { position, items } = store.getState();
    if (position === items.length) void list.addPage();
  }

  const find = (photoId: number) => list.getState().items.find(({ id }) => id === photoId);

  /** Resolves once nothing is on its way. */
  function whenQuiet(): Promise<void> {
    if (!list.getState().isFetching) return Promise.resolve();
    return new Promise((resolve) => {
      const leave = list.subscribe(({ isFetching }) => {
        if (isFetching) return;
        leave();
        resolve();
      });
    });
  }

  async function load(): Promise<void> {
    const { count, items, isFetching, error } = list.getState();
    if (isFetching) return whenQuiet();
    if (count < 0 || (error !== null && items.length === 0)) await list.getPage();
  }

  async function search(photoId: number, own: object): Promise<Photo | undefined> {
    await load();
    while (!find(photoId) && list.getState().hasMore && wish === own) {
      if (list.getState().isFetching) await whenQuiet();
      else {
        await list.addPage({ limit: Math.max(limit, LIMIT_OF_SEARCH) });
        list.setState(({ params }) => ({ params: { ...params, limit } }));
        if (list.getState().error !== null) break;
      }
    }
    return find(photoId);
  }

  function step(by: 1 | -1): Photo | undefined {
    const { position, items } = store.getState();
    return position === null ? undefined : items[position - 1 + by];
  }

  const actions = {
    load,
    loadMore: () => list.addPage(),
    async activate(photoId: number, known?: Photo): Promise<boolean> {
      const own = (wish = {});
      const loaded = find(photoId);
      if (loaded) {
        show(loaded);
        return true;
      }
      look(known ?? null);
      const found = await search(photoId, own);
      if (wish !== own) return false;
      if (found) show(found);
      return found !== undefined;
    },
    deactivate() {
      wish = {};
      look(null);
    },
    async next(): Promise<void> {
      const own = (wish = {});
      const loaded = step(1);
      if (loaded) return show(loaded);
      if (!store.getState().hasNext) return;
      // Presses while the page is on its way are one wish, the last: nobody wants to skip what they have not seen.
      await whenQuiet();
      if (wish === own && !step(1)) await list.addPage();
      const awaited = step(1);
      if (awaited && wish === own) show(awaited);
    },
    previous() {
      const photo = step(-1);
      if (!photo) return;
      wish = {};
      show(photo);
    },
    add(photo: Photo) {
      // A list that was never loaded gets it with its first page.
      if (list.getState().count < 0) void list.getPage();
      else list.addItem(photo);
    },
    async remove(photoId: number): Promise<boolean> {
      try {
        await api.photos.remove(photoId);
      } catch (error) {
        // What the server does not have is what was wished.
        if (apiFault(error).status !== 404) {
          report?.(error, 'removing a photo');
          return false;
        }
      }
      const { active } = store.getState();
      const neighbour = active?.id === photoId ? (step(1) ?? step(-1) ?? null) : active;
      list.removeItem(photoId);
      look(neighbour);
      return true;
    },
    /** Takes the page's own first page where nothing has been asked for yet. */
    adopt(own: PhotoFirstPage) {
      const { count, isFetching } = list.getState();
      if (count >= 0 || isFetching) return;
      adopted = own;
      void list.getPage();
    },
    stop() {
      wish = {};
      if (list.getState().isFetching) list.reset();
    },
  };
  return { ...store, ...actions };
}

/** A page of the page's own says at least what it shows. */
function fill({ results, count = results.length, next = null }: PhotoFirstPage): Required<PhotoFirstPage> {
  return { results, count, next };
}
