import { startPhotoSwipe } from './startPhotoSwipe.mjs';

startPhotoSwipe();
