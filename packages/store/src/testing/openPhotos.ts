import type { Photo, PhotoListParams } from '@cityguide/api/client';
import { createStore } from '../createStore';
import { openPhotoList } from '../photos/openPhotoList';
import type { PhotoFirstPage, PhotoListOptions } from '../photos/PhotoList';
import { createFakeServices, createPhotoData } from './createFakeServices';
import { idsFrom } from './openListings';

export interface OpenPhotosOptions extends PhotoListOptions {
  total?: number;
  first?: PhotoFirstPage;
}

/** A page whose listing has photos 1 to `total`, and its list. */
export function openPhotos({ total = 30, first, ...key }: OpenPhotosOptions = {}) {
  const services = createFakeServices();
  let rows: readonly Photo[] = idsFrom(1, total).map(createPhotoData);
  const { list: load, remove } = services.api.photos;
  load.mockImplementation(async ({ offset, limit }: PhotoListParams = {}) => {
    const start = offset ?? 0;
    const end = start + (limit ?? 12);
    const next = end < rows.length ? 'more' : null;
    return { count: rows.length, next, results: rows.slice(start, end) };
  });
  const store = createStore(services);
  const settings = { listing: 42, ...key };
  const list = openPhotoList(store, settings, first);
  return {
    services,
    store,
    settings,
    list,
    load,
    remove,
    setRows: (change: (rows: readonly Photo[]) => readonly Photo[]) => (rows = change(rows)),
    state: list.getState,
    ids: () => list.getState().items.map(({ id }) => id),
    activeId: () => list.getState().active?.id,
    asked: (name: keyof PhotoListParams) => load.mock.calls.map(([asked]) => asked?.[name]),
  };
}
