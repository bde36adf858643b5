import { sliderNames } from '../suites/photos/createSliderCandidates.mjs';
import { viewerNames } from '../suites/photos/createViewerCandidates.mjs';

const viewer = /** @type {const} */ ({ at: 'slow', of: viewerNames.ours });
const row = /** @type {const} */ ({ at: 'slow', of: sliderNames.ours });

/** @type {import('./Goal.mjs').Goal[]} */
export const photoGoals = [
  {
    id: 'V1',
    words: 'photo viewer: code before the first press',
    ...viewer,
    metric: 'ownKB',
    max: 4.3,
    unit: 'KB',
  },
  { id: 'V1', words: 'photo viewer: code in all', ...viewer, metric: 'ownAllKB', max: 10, unit: 'KB' },
  { id: 'V2', words: 'press to viewer', ...viewer, to: viewerNames.photoSwipe, metric: 'photo.ui', max: 0.3 },
  {
    id: 'V2',
    words: 'press to photo',
    ...viewer,
    to: viewerNames.photoSwipe,
    metric: 'photo.done',
    max: 0.75,
  },
  { id: 'V2', words: 'press to photo', ...viewer, to: viewerNames.yarl, metric: 'photo.done', max: 0.3 },
  { id: 'C1', words: 'row of photos: code', ...row, metric: 'ownKB', max: 20, unit: 'KB' },
  { id: 'C1', words: 'row of photos: layout shift', ...row, metric: 'cls', max: 0, unit: '', always: true },
  {
    id: 'C1',
    words: 'row of photos: next to frame',
    ...row,
    at: 'cpu4',
    to: sliderNames.swiper,
    metric: 'next.paint',
    max: 1,
  },
];
