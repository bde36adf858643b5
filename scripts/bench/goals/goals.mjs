import { buttonsOf } from '../suites/buttons/createButtonCandidates.mjs';

const many = (kind) => buttonsOf(kind, 3000);
const fewer = (kind) => buttonsOf(kind, 1000);

const bar = { id: 'N', at: 'slow', of: 'bar' };
const besideGhostBar = { ...bar, to: 'Ghost bar' };
const page = { id: 'P1', at: 'slow', of: 'all of ours', to: 'all of Ghost' };
const federation = { id: 'P2', at: 'slow', of: 'federation, eager', to: 'one bundle, eager' };
const buttons = { id: 'F1', at: 'fast', metric: 'taskMs', of: many('ours'), over: many('page alone') };

/**
 * How fast it must be.
 *
 * @typedef {object} Goal
 * @property {string} id
 * @property {string} words
 * @property {string} at profile
 * @property {string} metric
 * @property {string} of candidate
 * @property {string} [to] candidate that it is divided by, round by round
 * @property {string} [over] candidate whose number is subtracted from both: the same page without scripts
 * @property {number} [each] divides the number
 * @property {number} max
 * @property {string} [unit] of a number that is no ratio
 * @property {boolean} [always] each single round must keep to it, not only the median
 *
 * @type {Goal[]}
 */
export const goals = [
  { ...bar, id: 'N1', words: 'bar: JavaScript before ready', metric: 'jsReadyKB', max: 6, unit: 'KB' },
  {
    ...bar,
    id: 'N1',
    words: 'bar: JavaScript with React and both panels',
    metric: 'jsAllKB',
    max: 70,
    unit: 'KB',
  },
  { ...besideGhostBar, id: 'N2', words: 'bar ready', metric: 'ready', max: 0.19 },
  {
    ...besideGhostBar,
    id: 'N3',
    words: 'bar: blocking time, React on idle',
    metric: 'blockingMs',
    max: 0.12,
  },
  {
    ...bar,
    id: 'N3',
    words: 'bar: blocking time over the page before the first intent',
    metric: 'blockingMs',
    of: 'bar on intent',
    over: 'page alone',
    max: 0,
    unit: 'ms',
  },
  {
    ...besideGhostBar,
    id: 'N4',
    words: 'bar: CPU over the page',
    metric: 'taskMs',
    over: 'page alone',
    max: 0.2,
  },
  {
    ...besideGhostBar,
    id: 'N4',
    words: 'bar: heap over the page',
    at: 'heap',
    metric: 'heapKB',
    over: 'page alone',
    max: 0.08,
  },
  {
    ...besideGhostBar,
    id: 'N4',
    words: 'bar: DOM listeners over the page',
    metric: 'listeners',
    over: 'page alone',
    max: 0.3,
  },
  {
    ...besideGhostBar,
    id: 'N5',
    words: 'first log-in click to the next frame, after idle',
    metric: 'login.paint',
    max: 0.2,
  },
  {
    ...bar,
    id: 'N5',
    words: 'a log-in click before React is there opens within',
    metric: 'login.paint',
    of: 'bar, pressed early',
    max: 800,
    unit: 'ms',
  },
  { ...besideGhostBar, id: 'N6', words: 'search panel to the next frame', metric: 'search.paint', max: 0.2 },
  { ...page, words: 'whole page: JavaScript', metric: 'jsKB', max: 0.1 },
  { ...page, words: 'whole page: copies of React', metric: 'reacts', to: undefined, max: 1, unit: '' },
  { ...page, words: 'whole page ready', metric: 'ready', max: 0.22 },
  {
    ...page,
    words: 'whole page: heap over the page',
    at: 'heap',
    metric: 'heapKB',
    over: 'page alone',
    max: 0.16,
  },
  { ...page, words: 'whole page: blocking time', metric: 'blockingMs', max: 0.15 },
  { ...federation, words: 'federation: JavaScript', metric: 'jsKB', max: 1.15 },
  { ...federation, words: 'federation: time to drawn', metric: 'ready', max: 1.15 },
  {
    ...buttons,
    words: '3,000 buttons: CPU over the page beside WordPress',
    to: many('WordPress'),
    max: 0.15,
  },
  { ...buttons, words: '3,000 buttons: CPU over the page beside Stimulus', to: many('Stimulus'), max: 0.25 },
  {
    ...buttons,
    id: 'F2',
    words: 'heap of a button',
    at: 'heap',
    metric: 'heapKB',
    each: 3000,
    max: 0.5,
    unit: 'KB',
  },
  {
    ...buttons,
    id: 'F2',
    words: 'listeners of 3,000 buttons, over the page',
    metric: 'listeners',
    max: 200,
    unit: '',
  },
  {
    ...buttons,
    id: 'F2',
    words: 'listeners that 2,000 more buttons cost',
    at: 'heap',
    metric: 'listeners',
    over: fewer('ours'),
    max: 0,
    unit: '',
  },
  {
    ...buttons,
    id: 'F3',
    words: '3,000 buttons right, CPU 4x slower, beside WordPress',
    at: 'cpu4',
    metric: 'ready',
    over: undefined,
    to: many('WordPress'),
    max: 0.5,
  },
  {
    ...buttons,
    id: 'F3',
    words: 'longest task once our code is there',
    metric: 'longestTaskMs',
    over: undefined,
    max: 100,
    unit: 'ms',
    always: true,
  },
  {
    ...buttons,
    id: 'F3',
    words: 'press to both controls right, beside plain code',
    at: 'cpu4',
    metric: 'press.done',
    over: undefined,
    to: many('plain code'),
    max: 1.2,
  },
  ...[
    ['grid', 'page alone'],
    ['bar', 'page alone'],
    ['save buttons', 'home alone'],
  ].flatMap(([of, alone]) => [
    { id: 'X1', words: `${of}: layout shift`, at: 'slow', metric: 'cls', of, max: 0, unit: '', always: true },
    { id: 'X1', words: `${of}: depth`, at: 'slow', metric: 'depth', of, max: 3, unit: '', always: true },
    {
      id: 'X1',
      words: `${of}: first paint beside the bare page`,
      at: 'slow',
      metric: 'fcp',
      of,
      to: alone,
      max: 1.05,
    },
    {
      id: 'X1',
      words: `${of}: largest paint beside the bare page`,
      at: 'slow',
      metric: 'lcp',
      of,
      to: alone,
      max: 1.05,
    },
  ]),
  {
    id: 'G1',
    words: 'first twelve cards',
    at: 'slow',
    metric: 'ready',
    of: 'grid',
    to: 'React grid',
    max: 0.85,
  },
];
