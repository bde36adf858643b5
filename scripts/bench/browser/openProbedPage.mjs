import { installProbe } from '../in-page/installProbe.mjs';
import { applyProfile } from './profiles.mjs';
import { recordRequests } from './recordRequests.mjs';

const DOMAINS = ['Network', 'Runtime', 'Page'];

/**
 * Opens an empty page that is measured from its first navigation on.
 * @param {import('playwright-core').BrowserContext} context
 * @param {{ candidate: import('../suites/Candidate.mjs').Candidate, profile: object }} options
 */
export async function openProbedPage(context, { candidate, profile }) {
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const cdp = await context.newCDPSession(page);
  const requests = recordRequests(cdp);
  for (const domain of DOMAINS) await cdp.send(`${domain}.enable`);
  // Measures durations in CPU time of the main thread, so that other processes do not affect them.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Runtime.addBinding', { name: 'benchReport' });
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: probeSource(candidate) });
  await applyProfile(cdp, profile);

  async function evaluate(expression) {
    const { result, exceptionDetails: error } = await cdp.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    if (error)
      throw new Error(`${candidate.name}: ${expression}: ${error.exception?.description ?? error.text}`);
    return result.value;
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
    evaluate,
    readMetrics,
    whenReported: listenToReports(cdp, candidate, errors),
  };
}

function probeSource({ ready, marks = {}, before = '' }) {
  const tests = Object.entries({ ready, ...marks }).map(
    ([name, test]) => `${JSON.stringify(name)}: () => ${test}`,
  );
  return `${before};(${installProbe})({ ${tests.join(', ')} });`;
}

/** Returns a function that waits for a report of the probe. */
function listenToReports(cdp, { name }, errors) {
  const waiting = new Map();
  const reported = new Set();
  cdp.on('Runtime.bindingCalled', ({ name: binding, payload }) => {
    if (binding !== 'benchReport') return;
    reported.add(payload);
    waiting.get(payload)?.();
  });
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
