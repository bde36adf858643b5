import type { Photo, PhotoListParams } from '@cityguide/api/client';
import { createStore } from '../createStore';
import { openPhotoList } from '../photos/openPhotoList';
import type { PhotoFirstPage, PhotoListSettings } from '../photos/PhotoList';
import { createFakeServices, photoOf } from './createFakeServices';
import { idsFrom } from './openListings';

export interface OpenPhotosSettings extends PhotoListSettings {
  total?: number;
  first?: PhotoFirstPage;
}

/** A page whose place has photos 1 to `total`, and its list. */
export function openPhotos({ total = 30, first, ...key }: OpenPhotosSettings = {}) {
  const services = createFakeServices();
  let rows: readonly Photo[] = idsFrom(1, total).map(photoOf);
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
