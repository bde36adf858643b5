import { accountGoals } from './accountGoals.mjs';
import { barGoals } from './barGoals.mjs';
import { buttonGoals } from './buttonGoals.mjs';
import { cardGoals } from './cardGoals.mjs';
import { imageGoals } from './imageGoals.mjs';
import { listGoals } from './listGoals.mjs';
import { newsletterGoals } from './newsletterGoals.mjs';
import { pageGoals } from './pageGoals.mjs';
import { photoGoals } from './photoGoals.mjs';
import { wholeGoals } from './wholeGoals.mjs';

/** All goals: docs/performance.md shows each with its measurement. */
export const goals = [
  ...barGoals,
  ...newsletterGoals,
  ...pageGoals,
  ...wholeGoals,
  ...cardGoals,
  ...photoGoals,
  ...buttonGoals,
  ...accountGoals,
  ...listGoals,
  ...imageGoals,
];
