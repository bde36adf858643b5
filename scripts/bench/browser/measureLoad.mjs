import { setTimeout as pause } from 'node:timers/promises';
import { isListOf, isNumber, isObjectWith, isOptional, isRecordOf } from '@cityguide/tooling/json';
import { launchBrowser } from './launchBrowser.mjs';
import { openProbedPage } from './openProbedPage.mjs';
import { profiles } from './profiles.mjs';
import { readLoad, readScriptKB } from './readLoad.mjs';
import { runAction } from './runAction.mjs';
import { timeArithmetic, whenQuiet } from './watchMachine.mjs';

/** @import { BrowserContext, Page } from 'playwright-core' */
/** @import { Numbers } from '../numbers/Rows.mjs' */
/** @import { Action, Candidate } from '../suites/Candidate.mjs' */
/** @import { ProbedPage } from './openProbedPage.mjs' */

const isNumberOrNull = (/** @type {unknown} */ value) => value === null || isNumber(value);
const isProbe = isObjectWith({
  marks: isRecordOf(isNumber),
  fcp: isNumberOrNull,
  lcp: isNumberOrNull,
  cls: isNumber,
  longTasks: isListOf(isListOf(isNumber)),
});

const READY_LIMIT_MS = 60_000;
const SETTLE_MS = 800;
const QUIET_MS = 500;
const SETTLE_LIMIT_MS = 20_000;
const COLLECTIONS = 3;

/**
 * One load of one page in a new browser with an empty profile.
 * @param {Candidate & { url: string }} candidate
 * @param {import('./profiles.mjs').ProfileName} profileName
 * @returns {Promise<Numbers>} docs/performance.md explains each number
 */
export async function measureLoad(candidate, profileName) {
  const busyShare = await whenQuiet();
  const arithmeticMs = timeArithmetic();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    if (candidate.prepare) await visit(context, new URL(candidate.prepare, candidate.url).href);
    const probed = await openProbedPage(context, { candidate, profile: profiles[profileName] });
    const numbers = await load(candidate, probed, profileName === 'heap');
    if (probed.errors.length > 0) throw new Error(`${candidate.name}: ${probed.errors.join(' | ')}`);
    return { ...numbers, busyShare, arithmeticMs };
  } finally {
    await browser.close();
  }
}

/**
 * Visits an earlier page of the same site, which stores something in the profile, in a tab that is closed again.
 * @param {BrowserContext} context
 * @param {string} url
 */
async function visit(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction('document.title === "done"');
  await page.close();
}

/**
 * @param {Candidate & { url: string }} candidate
 * @param {ProbedPage} probed
 * @param {boolean} isHeap
 * @returns {Promise<Numbers>}
 */
async function load(candidate, probed, isHeap) {
  const { page, evaluate, readMetrics, requests, whenReported } = probed;
  const actions = isHeap ? [] : (candidate.actions ?? []);
  const awaitedMarks = ['ready', ...(candidate.actsEarly ? [] : Object.keys(candidate.marks ?? {}))];
  const reports = Promise.all(awaitedMarks.map((mark) => whenReported(mark, READY_LIMIT_MS)));
  reports.catch(() => undefined);
  await page.goto(candidate.url, { waitUntil: 'commit' });
  await reports;
  if (candidate.actsEarly) return runActions(actions, probed);

  await settle(page, requests);
  const { startedMs, collect, collectAfter } = candidate;
  const bench = await evaluate(
    '(({ marks, fcp, lcp, cls, longTasks }) => ({ marks, fcp, lcp, cls, longTasks }))(bench)',
    isProbe,
  );
  const numbers = readLoad({
    bench: { ...bench, startedMs: startedMs ? await evaluate(startedMs, isOptional(isNumber)) : undefined },
    metrics: await readMetrics(),
    requests: requests.list(),
    own: candidate.own ?? /^$/,
    chains: candidate.chains,
  });
  const more = collect ? await evaluate(collect, isRecordOf(isNumberOrNull)) : {};
  const heap = isHeap ? await measureHeap(probed) : {};
  const actionTimes = await runActions(actions, probed);
  const after = collectAfter ? await evaluate(collectAfter, isRecordOf(isNumberOrNull)) : {};
  return { ...numbers, ...more, ...heap, ...actionTimes, ...after, jsAllKB: readScriptKB(requests.list()) };
}

/**
 * @param {Page} page
 * @param {ProbedPage['requests']} requests
 */
async function settle(page, requests) {
  const start = Date.now();
  const elapsedMs = () => Date.now() - start;
  await page.waitForLoadState('load');
  while (elapsedMs() < SETTLE_MS || (requests.quietMs() < QUIET_MS && elapsedMs() < SETTLE_LIMIT_MS))
    await pause(50);
}

/**
 * @param {Action[]} actions
 * @param {ProbedPage} probed
 */
async function runActions(actions, probed) {
  /** @type {Numbers} */
  const results = {};
  for (const action of actions) Object.assign(results, await runAction(action, probed));
  return results;
}

/**
 * KiB in use by JavaScript after garbage collection.
 * @param {ProbedPage} probed
 */
async function measureHeap({ cdp }) {
  await cdp.send('HeapProfiler.enable');
  for (let index = 0; index < COLLECTIONS; index += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { heapKB: usedSize / 1024 };
}
