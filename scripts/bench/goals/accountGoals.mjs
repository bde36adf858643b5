const others = /** @type {const} */ ({ id: 'A1', at: 'load', metric: 'live.p99Ms', unit: 'ms', max: 50 });
const right = /** @type {const} */ ({
  id: 'A2',
  at: 'load',
  metric: 'faults',
  unit: '',
  max: 0,
  always: true,
});

/** @type {import('./Goal.mjs').Goal[]} */
export const accountGoals = [
  { ...others, words: 'others wait while people log in, 99 of 100', of: 'log-in' },
  { ...others, words: 'others wait while people sign up, 99 of 100', of: 'sign-up' },
  { ...others, words: 'others wait while people ask for resets, 99 of 100', of: 'reset request' },
  { ...right, words: 'log-ins under load that went wrong', of: 'log-in' },
  { ...right, words: 'sign-ups under load that went wrong', of: 'sign-up' },
];
