import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser } from './launchBrowser.mjs';
import { openProbedPage } from './openProbedPage.mjs';
import { profiles } from './profiles.mjs';
import { readLoad, readScriptKB } from './readLoad.mjs';
import { runAction } from './runAction.mjs';
import { timeArithmetic, whenQuiet } from './watchMachine.mjs';

const READY_LIMIT_MS = 60_000;
const SETTLE_MS = 800;
const QUIET_MS = 500;
const SETTLE_LIMIT_MS = 20_000;
const COLLECTIONS = 3;

/**
 * One load of one page in a new browser with an empty profile.
 * @param {import('../suites/Candidate.mjs').Candidate & { url: string }} candidate
 * @param {keyof typeof profiles} profileName
 * @returns {Promise<Record<string, number>>} docs/performance.md explains each number
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

/** Visits an earlier page of the same site, which stores something in the profile, in a tab that is closed again. */
async function visit(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction('document.title === "done"');
  await page.close();
}

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
  const startedMs = candidate.startedMs && (await evaluate(candidate.startedMs));
  const bench = await evaluate(
    '(({ marks, fcp, lcp, cls, longTasks }) => ({ marks, fcp, lcp, cls, longTasks }))(bench)',
  );
  const numbers = readLoad({
    bench: { ...bench, startedMs },
    metrics: await readMetrics(),
    requests: requests.list(),
    own: candidate.own ?? /^$/,
    chains: candidate.chains,
  });
  const more = candidate.collect ? await evaluate(candidate.collect) : {};
  const heap = isHeap ? await measureHeap(probed) : {};
  const actionTimes = await runActions(actions, probed);
  const after = candidate.collectAfter ? await evaluate(candidate.collectAfter) : {};
  return { ...numbers, ...more, ...heap, ...actionTimes, ...after, jsAllKB: readScriptKB(requests.list()) };
}

async function settle(page, requests) {
  const start = Date.now();
  const elapsedMs = () => Date.now() - start;
  await page.waitForLoadState('load');
  while (elapsedMs() < SETTLE_MS || (requests.quietMs() < QUIET_MS && elapsedMs() < SETTLE_LIMIT_MS))
    await pause(50);
}

async function runActions(actions, probed) {
  const results = {};
  for (const action of actions) Object.assign(results, await runAction(action, probed));
  return results;
}

/** KiB in use by JavaScript after garbage collection. */
async function measureHeap({ cdp }) {
  await cdp.send('HeapProfiler.enable');
  for (let index = 0; index < COLLECTIONS; index += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { heapKB: usedSize / 1024 };
}
