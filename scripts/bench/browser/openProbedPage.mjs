import { installProbe } from '../in-page/installProbe.mjs';
import { applyProfile } from './profiles.mjs';
import { recordRequests } from './recordRequests.mjs';

const DOMAINS = ['Network', 'Runtime', 'Page'];

/**
 * Opens an empty page that will be measured from its first navigation on.
 * @param {import('playwright-core').BrowserContext} context
 * @param {{ candidate: import('../suites/Candidate.mjs').Candidate, profile: object }} order
 */
export async function openProbedPage(context, { candidate, profile }) {
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const cdp = await context.newCDPSession(page);
  const requests = recordRequests(cdp);
  for (const domain of DOMAINS) await cdp.send(`${domain}.enable`);
  // Durations become CPU time of the main thread, so that other processes do not add to them.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Runtime.addBinding', { name: 'benchReport' });
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: probeSource(candidate) });
  await applyProfile(cdp, profile);

  async function evaluate(expression) {
    const { result, exceptionDetails: fault } = await cdp.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    if (fault)
      throw new Error(`${candidate.name}: ${expression}: ${fault.exception?.description ?? fault.text}`);
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
    whenReported: hearReports(cdp, candidate, errors),
  };
}

function probeSource({ ready, marks = {}, before = '' }) {
  const tests = Object.entries({ ready, ...marks }).map(
    ([name, test]) => `${JSON.stringify(name)}: () => ${test}`,
  );
  return `${before};(${installProbe})({ ${tests.join(', ')} });`;
}

/** Gives what waits for one word of the probe. */
function hearReports(cdp, { name }, errors) {
  const waiting = new Map();
  const heard = new Set();
  cdp.on('Runtime.bindingCalled', ({ name: binding, payload }) => {
    if (binding !== 'benchReport') return;
    heard.add(payload);
    waiting.get(payload)?.();
  });
  return function whenReported(word, limitMs) {
    if (heard.delete(word)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`${name}: no "${word}" within ${limitMs} ms. ${errors.join(' | ')}`)),
        limitMs,
      );
      waiting.set(word, () => {
        clearTimeout(timer);
        heard.delete(word);
        resolve();
      });
    });
  };
}
