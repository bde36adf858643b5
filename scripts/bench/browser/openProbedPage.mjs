import { installProbe } from '../in-page/installProbe.mjs';
import { applyProfile } from './profiles.mjs';
import { recordRequests } from './recordRequests.mjs';

/** @import { BrowserContext, CDPSession } from 'playwright-core' */
/** @import { Candidate } from '../suites/Candidate.mjs' */

/** @typedef {Awaited<ReturnType<typeof openProbedPage>>} ProbedPage */

const ENABLED = /** @type {const} */ (['Network.enable', 'Runtime.enable', 'Page.enable']);

/**
 * Opens an empty page that is measured from its first navigation on.
 * @param {BrowserContext} context
 * @param {{ candidate: Candidate, profile: import('./profiles.mjs').Profile }} options
 */
export async function openProbedPage(context, { candidate, profile }) {
  const page = await context.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const cdp = await context.newCDPSession(page);
  const requests = recordRequests(cdp);
  for (const command of ENABLED) await cdp.send(command);
  // Measures durations in CPU time of the main thread, so that other processes do not affect them.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Runtime.addBinding', { name: 'benchReport' });
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: probeSource(candidate) });
  await applyProfile(cdp, profile);

  /**
   * Evaluates an expression in the page.
   * @param {string} expression
   * @returns {Promise<unknown>}
   */
  async function run(expression) {
    const { result, exceptionDetails: error } = await cdp.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    if (error)
      throw new Error(`${candidate.name}: ${expression}: ${error.exception?.description ?? error.text}`);
    return result.value;
  }

  /**
   * The value of an expression in the page.
   * @template T
   * @param {string} expression
   * @param {import('@cityguide/tooling/json').Guard<T>} isRight
   */
  async function evaluate(expression, isRight) {
    const value = await run(expression);
    if (isRight(value)) return value;
    throw new Error(`${candidate.name}: ${expression} is ${JSON.stringify(value)}`);
  }

  async function readMetrics() {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  }

  return {
    page,
    cdp,
    requests,
    errors,
    run,
    evaluate,
    readMetrics,
    whenReported: listenToReports(cdp, candidate, errors),
  };
}

/** @param {Candidate} candidate */
function probeSource({ ready, marks = {}, before = '' }) {
  const tests = Object.entries({ ready, ...marks }).map(
    ([name, test]) => `${JSON.stringify(name)}: () => ${test}`,
  );
  return `${before};(${installProbe})({ ${tests.join(', ')} });`;
}

/**
 * Returns a function that waits for a report of the probe.
 * @param {CDPSession} cdp
 * @param {Candidate} candidate
 * @param {readonly string[]} errors
 */
function listenToReports(cdp, { name }, errors) {
  /** @type {Map<string, () => void>} */
  const waiting = new Map();
  /** @type {Set<string>} */
  const reported = new Set();
  cdp.on('Runtime.bindingCalled', ({ name: binding, payload }) => {
    if (binding !== 'benchReport') return;
    reported.add(payload);
    waiting.get(payload)?.();
  });
  /**
   * @param {string} mark
   * @param {number} limitMs
   * @returns {Promise<void>}
   */
  return function whenReported(mark, limitMs) {
    if (reported.delete(mark)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`${name}: no "${mark}" within ${limitMs} ms. ${errors.join(' | ')}`)),
        limitMs,
      );
      waiting.set(mark, () => {
        clearTimeout(timer);
        reported.delete(mark);
        resolve();
      });
    });
  };
}
