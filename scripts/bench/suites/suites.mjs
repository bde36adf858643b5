import { accountNames } from './accounts/accountLoads.mjs';
import { attackNames } from './attacks/attackLoads.mjs';
import { buttonsOf } from './buttons/createButtonCandidates.mjs';
import { cardNames } from './cards/createCardCandidates.mjs';
import { imageNames } from './images/imageLoads.mjs';
import { listNames } from './lists/listLoads.mjs';
import { sliderNames } from './photos/createSliderCandidates.mjs';
import { viewerNames } from './photos/createViewerCandidates.mjs';
import { bareOf, wholePages } from './whole/wholePages.mjs';

const KINDS = ['page alone', 'plain code', 'ours', 'Stimulus', 'WordPress'];
const PAGE_COLUMNS = [
  'ready',
  'drawn',
  'fcp',
  'lcp',
  'cls',
  'depth',
  'jsReadyKB',
  'jsKB',
  'totalKB',
  'blockingMs',
  'taskMs',
];

/** @typedef {{ id: string, title: string, candidates: readonly string[], columns: string[] }} Suite */

/**
 * The suites that can be selected with `--only`, with their candidates and metrics. A candidate of several suites is
 * loaded once per round.
 * @type {Suite[]}
 */
export const suites = [
  {
    id: 'N',
    title: 'Navigation bar, beside Ghost’s log-in and search',
    candidates: ['page alone', 'bar', 'bar on intent', 'bar, pressed early', 'Ghost bar'],
    columns: [...PAGE_COLUMNS, 'jsAllKB', 'heapKB', 'listeners', 'login.paint', 'search.paint'],
  },
  {
    id: 'L',
    title: 'Newsletter box, beside Ghost’s sign-up form',
    candidates: ['page alone', 'newsletter', 'Ghost sign-up'],
    columns: [...PAGE_COLUMNS, 'ownKB', 'heapKB', 'listeners', 'submit.paint'],
  },
  {
    id: 'P',
    title: 'A page with all widgets: beside all of Ghost, and beside one bundle of the same sources',
    candidates: ['page alone', 'all of ours', 'all of Ghost', 'federation, eager', 'one bundle, eager'],
    columns: [...PAGE_COLUMNS, 'heapKB', 'login.paint'],
  },
  {
    id: 'G',
    title: 'First twelve cards, beside React loaded eagerly',
    candidates: ['page alone', 'grid', 'React grid'],
    columns: PAGE_COLUMNS,
  },
  {
    id: 'C',
    title: 'A grid that grows to 1,200 cards, beside React as a tutorial writes it',
    candidates: cardNames,
    columns: [
      'early.done',
      'early.paint',
      'late.done',
      'late.paint',
      'save.done',
      'save.paint',
      'save.mutations',
    ],
  },
  {
    id: 'V',
    title: 'Photo viewer, beside PhotoSwipe and yet-another-react-lightbox',
    candidates: Object.values(viewerNames),
    columns: [
      'ready',
      'jsReadyKB',
      'jsAllKB',
      'ownKB',
      'ownAllKB',
      'cls',
      'photo.ui',
      'photo.done',
      'photo.paint',
    ],
  },
  {
    id: 'R',
    title: 'A row of photos that slides, beside plain Swiper',
    candidates: Object.values(sliderNames),
    columns: ['ready', 'jsKB', 'ownKB', 'cls', 'next.done', 'next.paint'],
  },
  {
    id: 'X',
    title: 'What each widget does to the page around it',
    candidates: ['page alone', 'bar', 'grid', 'home alone', 'save buttons'],
    columns: PAGE_COLUMNS,
  },
  {
    id: 'W',
    title: 'Whole pages, beside the same pages with the widgets switched off',
    candidates: wholePages.flatMap(({ name }) => [bareOf(name), name]),
    columns: [
      'totalKB',
      'jsKB',
      'requests',
      'fcp',
      'lcp',
      'cls',
      'blockingMs',
      'taskMs',
      'heapKB',
      'deepest',
      ...new Set(wholePages.flatMap(({ react, enhancers = [] }) => [...react, ...enhancers])),
    ],
  },
  {
    id: 'F',
    title: 'Thousands of save buttons',
    candidates: [3000, 1000].flatMap((count) => KINDS.map((kind) => buttonsOf(kind, count))),
    columns: [
      'ready',
      'mountMs',
      'longestTaskMs',
      'blockingMs',
      'taskMs',
      'heapKB',
      'listeners',
      'press.done',
      'press.paint',
      'press.mutations',
    ],
  },
  {
    id: 'A',
    title: 'Accounts: a server under log-ins, sign-ups and resets',
    candidates: accountNames,
    columns: ['perSecond', 'p50Ms', 'p99Ms', 'faults', 'live.p50Ms', 'live.p99Ms', 'live.maxMs'],
  },
  {
    id: 'S',
    title:
      'Lists of the API and pages, beside the same bytes as files of @fastify/static, and many listings beside few',
    candidates: listNames,
    columns: ['cpuUs', 'perSecond', 'faults'],
  },
  {
    id: 'I',
    title: 'Pictures of the image server, beside one as a file of @fastify/static, and uploads',
    candidates: Object.values(imageNames),
    columns: ['cpuUs', 'perSecond', 'growthMB', 'live.p50Ms', 'live.p99Ms', 'live.maxMs', 'faults'],
  },
  {
    id: 'D',
    title: 'Attacks: how visitors are served meanwhile',
    candidates: Object.values(attackNames),
    columns: ['perSecond', 'p50Ms', 'p99Ms', 'faults', 'live.p50Ms', 'live.p99Ms', 'live.maxMs'],
  },
];
