import { type CDPSession, type Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { findPhotos } from './testing/findPhotos';

afterEach(closeVisits);
afterAll(disconnectBrowser);

/** One listing of the seed has two hundred; rendering them all takes the server some time. */
const STEPS_A_ROUND = process.env['LONG'] ? 60 : 10;
const ROUNDS = 3;
/** What a step may leave behind: its photo in the list, and its thumbnail in the strip of the page below. */
const MAX_BYTES = 6000;
const MAX_NODES = 5;
/** A step leaves no listener; half a listener is the measurement error. */
const MAX_LISTENERS = 0.5;

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Photo viewer' });

/** Memory of the page when idle: a loading picture has listeners of its own. */
async function measure(page: Page, session: CDPSession) {
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-cg-status="loading"]') &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize: bytes } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  return { bytes, nodes, listeners };
}

it('PHOTO-5 the memory stays constant, however many photos are viewed', async () => {
  const { page } = await startVisit();
  const [first] = await findPhotos(page);
  await page.goto(first.share_path);
  const counter = viewer(page).getByText(/^\d+ of \d+$/);
  let position = Number.parseInt((await counter.textContent()) ?? '', 10);
  const lookAtMore = async () => {
    for (const last = position + STEPS_A_ROUND; position < last; position += 1) {
      await page.keyboard.press('ArrowRight');
      await viewer(page)
        .getByText(new RegExp(`^${position + 1} of `))
        .waitFor();
    }
  };
  const session = await page.context().newCDPSession(page);
  await lookAtMore();
  const counts = [await measure(page, session)];
  for (let round = 0; round < ROUNDS; round += 1) {
    await lookAtMore();
    counts.push(await measure(page, session));
  }
  // Other parts of the page are mounted when the machine has time, each once, and add listeners and nodes. What a step
  // leaves behind, every round leaves behind: so only the round with the smallest growth counts.
  const leastAStep = (kind: 'bytes' | 'nodes' | 'listeners') =>
    Math.min(...counts.slice(1).map((count, round) => count[kind] - (counts[round]?.[kind] ?? 0))) /
    STEPS_A_ROUND;
  expect(leastAStep('listeners')).toBeLessThan(MAX_LISTENERS);
  expect(leastAStep('nodes')).toBeLessThan(MAX_NODES);
  expect(leastAStep('bytes')).toBeLessThan(MAX_BYTES);
}, 180_000);
