import type { Photo } from '@cityguide/api/client';
import type { CityguideStore } from '../CityguideStore';
import { isGone } from '../services/asApiError';
import type { PhotoFirstPage, PhotoListParams, PhotoListOptions, PhotoListState } from './PhotoList';

/** PHOTO-2. */
const DEFAULT_LIMIT = 12;
/** The most that a backend returns at once: for a photo far down in its list. */
const SEARCH_PAGE_LIMIT = 100;

/** Creates a list of photos and the photo being viewed. `stop` cancels what is pending. */
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
  }: PhotoListOptions & { first?: PhotoFirstPage | undefined },
) {
  /** The page's own first page, if it came after the list. */
  let adoptedFirstPage: PhotoFirstPage | undefined;
  /** The latest action; another one ends a search. */
  let latestAction = {};

  const list = createList<Photo, PhotoListParams>({
    params: { listing, default_neighborhood: neighbourhood, limit, offset: 0 },
    async load(params, options) {
      const firstPage = params.offset === 0 && adoptedFirstPage;
      adoptedFirstPage = undefined;
      return firstPage ? toFullPage(firstPage) : api.photos.list(params, options);
    },
    first,
    report,
  });
  const store = createState<PhotoListState>(() => withPosition(null));
  list.subscribe(() => setActive(store.getState().active));

  /** The list's state with the viewed photo and its position. */
  function withPosition(active: Photo | null): PhotoListState {
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

  function setActive(active: Photo | null): void {
    store.setState(withPosition(active));
  }

  /**
   * Shows a loaded photo. At the end of the loaded ones the next page is fetched, so that the visitor need not wait for
   * it.
   */
  function show(photo: Photo): void {
    setActive(photo);
    const { position, items } = store.getState();
    if (position === items.length) void list.addPage();
  }

  const find = (photoId: number) => list.getState().items.find(({ id }) => id === photoId);

  /** Resolves once nothing is pending. */
  function whenIdle(): Promise<void> {
    if (!list.getState().isFetching) return Promise.resolve();
    return new Promise((resolve) => {
      const unsubscribe = list.subscribe(({ isFetching }) => {
        if (isFetching) return;
        unsubscribe();
        resolve();
      });
    });
  }

  async function load(): Promise<void> {
    const { count, items, isFetching, error } = list.getState();
    if (isFetching) return whenIdle();
    if (count < 0 || (error !== null && items.length === 0)) await list.getPage();
  }

  async function search(photoId: number, action: object): Promise<Photo | undefined> {
    await load();
    while (!find(photoId) && list.getState().hasMore && latestAction === action) {
      if (list.getState().isFetching) await whenIdle();
      else {
        await list.addPage({ limit: Math.max(limit, SEARCH_PAGE_LIMIT) });
        list.setState(({ params }) => ({ params: { ...params, limit } }));
        if (list.getState().error !== null) break;
      }
    }
    return find(photoId);
  }

  function getNeighbour(by: 1 | -1): Photo | undefined {
    const { position, items } = store.getState();
    return position === null ? undefined : items[position - 1 + by];
  }

  const actions = {
    load,
    loadMore: () => list.addPage(),
    async activate(photoId: number, known?: Photo): Promise<boolean> {
      const action = (latestAction = {});
      const loaded = find(photoId);
      if (loaded) {
        show(loaded);
        return true;
      }
      setActive(known ?? null);
      const found = await search(photoId, action);
      if (latestAction !== action) return false;
      if (found) show(found);
      return found !== undefined;
    },
    deactivate() {
      latestAction = {};
      setActive(null);
    },
    async next(): Promise<void> {
      const action = (latestAction = {});
      const loaded = getNeighbour(1);
      if (loaded) return show(loaded);
      if (!store.getState().hasNext) return;
      // Presses while the page is pending count as one, the last: visitors do not want to skip photos they have not
      // seen.
      await whenIdle();
      if (latestAction === action && !getNeighbour(1)) await list.addPage();
      const awaited = getNeighbour(1);
      if (awaited && latestAction === action) show(awaited);
    },
    previous() {
      const photo = getNeighbour(-1);
      if (!photo) return;
      latestAction = {};
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
        // If the server no longer has it, the photo is removed.
        if (!isGone(error)) {
          report?.(error, 'removing a photo');
          return false;
        }
      }
      const { active } = store.getState();
      const neighbour = active?.id === photoId ? (getNeighbour(1) ?? getNeighbour(-1) ?? null) : active;
      list.removeItem(photoId);
      setActive(neighbour);
      return true;
    },
    /** Uses the page's own first page where nothing has been requested yet. */
    adopt(ownFirstPage: PhotoFirstPage) {
      const { count, isFetching } = list.getState();
      if (count >= 0 || isFetching) return;
      adoptedFirstPage = ownFirstPage;
      void list.getPage();
    },
    stop() {
      latestAction = {};
      if (list.getState().isFetching) list.reset();
    },
  };
  return { ...store, ...actions };
}

/** Fills in the count of the page's own first page: at least what it shows. */
function toFullPage({
  results,
  count = results.length,
  next = null,
}: PhotoFirstPage): Required<PhotoFirstPage> {
  return { results, count, next };
}
