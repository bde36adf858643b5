import { startPhotoSwipe } from './startPhotoSwipe.mjs';

requestIdleCallback(startPhotoSwipe());
