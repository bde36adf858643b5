export { findPhotoList } from './photos/findPhotoList';
export { openPhotoList } from './photos/openPhotoList';
export type { Photo } from '@cityguide/api/client';
export type {
  PhotoFirstPage,
  PhotoList,
  PhotoListKey,
  PhotoListParams,
  PhotoListOptions,
  PhotoListState,
} from './photos/PhotoList';
