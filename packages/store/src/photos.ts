export { openPhotoList } from './photos/openPhotoList';
export type {
  PhotoFirstPage,
  PhotoList,
  PhotoListKey,
  PhotoListParams,
  PhotoListState,
} from './photos/PhotoList';
