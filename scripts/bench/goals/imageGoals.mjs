import { imageNames } from '../suites/images/imageLoads.mjs';

const cpu = /** @type {const} */ ({ id: 'I1', at: 'load', metric: 'cpuUs' });
const upload = /** @type {const} */ ({ id: 'I2', at: 'load', of: imageNames.upload });

/** @type {import('./Goal.mjs').Goal[]} */
export const imageGoals = [
  {
    ...cpu,
    words: 'CPU a request of a picture that is kept',
    of: imageNames.kept,
    to: imageNames.file,
    max: 3,
  },
  {
    ...cpu,
    words: 'CPU of a picture that is made',
    of: imageNames.made,
    each: 1000,
    max: 60,
    unit: 'ms',
  },
  { ...upload, words: 'memory that uploads of 12 megapixels need', metric: 'growthMB', max: 200, unit: 'MB' },
  { ...upload, words: 'others wait meanwhile, 99 of 100', metric: 'live.p99Ms', max: 50, unit: 'ms' },
  { ...upload, words: 'uploads that went wrong', metric: 'faults', max: 0, unit: '', always: true },
];
