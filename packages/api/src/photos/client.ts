import type { ReadOptions, Transport } from '../http/createTransport';
import { requireValue } from '../reading/requireValue';
import { readPage, type Page } from '../reading/readPage';
import type { Photo, PhotoListParams } from './contract';
import { readPhoto } from './readPhoto';

export interface PhotosClient {
  /** A page of photos, newest first. Past the end it has no results. */
  list(params?: PhotoListParams, options?: ReadOptions): Promise<Page<Photo>>;
  /** A page of the member's own photos; a status of 403 for a guest. */
  mine(params?: Pick<PhotoListParams, 'limit' | 'offset'>, options?: ReadOptions): Promise<Page<Photo>>;
  /** Removes a photo of the member's own; a status of 404 where there is none. */
  remove(id: number): Promise<void>;
}

export function createPhotosClient(transport: Transport): PhotosClient {
  async function read(path: 'photos/' | 'photos/me', query: PhotoListParams, options?: ReadOptions) {
    const { body } = await transport.get(path, { ...query }, options);
    return requireValue(readPage(body, readPhoto), { call: `GET ${path}`, expected: 'a list of results' });
  }
  return {
    list: (params = {}, options) => read('photos/', params, options),
    mine: (params = {}, options) => read('photos/me', params, options),
    async remove(id) {
      await transport.delete(`photos/${id}/`);
    },
  };
}
