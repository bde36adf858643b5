import { type Visit } from './browse';

/** Event listeners of the document and everything in it, as the browser counts them. */
export async function countListeners({ page, context }: Visit): Promise<number> {
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Infinity;
}
