import { type Page } from 'playwright-core';
import { closeVisits, leaveBrowser, startVisit } from './testing/browse';
import { findPhotos } from './testing/findPhotos';

afterEach(closeVisits);
afterAll(leaveBrowser);

/** One place of the seed has two hundred; rendering them all takes a server its time. */
const STEPS = process.env['LONG'] ? 190 : 40;
const FEW = 15;
/** What a step may leave behind: its photo in the list, and its thumbnail in the row of the page below. */
const MAX_BYTES_A_PHOTO = 6000;
const MAX_NODES_A_PHOTO = 5;

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Photo viewer' });

async function measure(page: Page) {
  const session = await page.context().newCDPSession(page);
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { usedSize, nodes, jsEventListeners };
}

it('PHOTO-5 QUAL-2 the memory stays steady, however many photos are looked at', async () => {
  const { page } = await startVisit();
  const [first] = await findPhotos(page);
  await page.goto(first.share_path);
  const step = async (place: number) => {
    await page.keyboard.press('ArrowRight');
    await viewer(page)
      .getByText(new RegExp(`^${place} of `))
      .waitFor();
  };
  await viewer(page)
    .getByText(/^\d+ of \d+$/)
    .waitFor();
  const begin = Number(
    /^\d+/.exec(
      (await viewer(page)
        .getByText(/^\d+ of \d+$/)
        .textContent()) ?? '',
    )?.[0],
  );
  for (let photo = 1; photo <= FEW; photo += 1) await step(begin + photo);
  const before = await measure(page);
  for (let photo = FEW + 1; photo <= STEPS; photo += 1) await step(begin + photo);
  const after = await measure(page);
  // What else wakes on the page brings some of its own; a step brings none.
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan((STEPS - FEW) / 10);
  expect(after.nodes - before.nodes).toBeLessThan((STEPS - FEW) * MAX_NODES_A_PHOTO);
  expect(after.usedSize - before.usedSize).toBeLessThan((STEPS - FEW) * MAX_BYTES_A_PHOTO);
}, 180_000);
