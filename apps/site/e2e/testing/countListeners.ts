import { type Visit } from './startVisit';

/** After so many idle callbacks without a change the page counts as idle. */
const STEADY_TURNS = 5;
const MAX_TURNS = 200;

/**
 * Event listeners of the document and everything in it, as counted by the browser, of an idle page: those of removed
 * elements count until they are collected, and a page adds its own when it is idle.
 */
export async function countListeners({ page, context }: Visit): Promise<number> {
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  let counted = Infinity;
  let steadyTurns = 0;
  for (let turn = 0; steadyTurns < STEADY_TURNS && turn < MAX_TURNS; turn += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const now = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Infinity;
    steadyTurns = now === counted ? steadyTurns + 1 : 0;
    counted = now;
  }
  await session.detach();
  return counted;
}
