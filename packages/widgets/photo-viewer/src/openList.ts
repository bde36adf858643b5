export { openPhotoList } from '@cityguide/store/photos';
