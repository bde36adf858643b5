import { type Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { openTestPage } from './testing/openTestPage';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const ROW = '<div id="row" data-widget="photos" data-title="Photos"></div>';
const GRID = '<div id="grid" data-widget="photos" data-layout="grid"></div>';
const VIEWER = '<div data-widget="photo-viewer"></div>';
describe('strips and grids of photos', () => {
  it('PHOTO-1.step PHOTO-1.speed PHOTO-1.fetches O-SLD-01 O-SLD-02 a strip slides by one, fetches in time, and lets the page scroll', async () => {
    const visit = await startVisit({ width: 390, height: 844, hasTouch: true });
    const { page, context } = visit;
    const requestedOffsets: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v2/photos/'))
        requestedOffsets.push(new URL(request.url()).searchParams.get('offset') ?? '');
    });
    await openTestPage(visit, `${ROW}${GRID}${VIEWER}<div style="height:1500px"></div>`);
    await page.locator('#row .swiper-initialized').waitFor();
    // A single list: the grid sends no requests of its own.
    expect(requestedOffsets).toEqual(['0']);
    const next = page.locator('#row').getByRole('button', { name: 'Next photo' });
    const durations = await watchDurations(page);
    await next.click();
    await expectAtStart(page, 1);
    expect(await durations()).toContain('500ms');
    for (let step = 1; step < 11; step += 1) await next.click();
    await page
      .locator('#row')
      .getByText(/^12 of /)
      .waitFor();
    await page.locator('#row li').nth(12).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('#row li').length >= 24);
    expect(requestedOffsets).toEqual(['0', '12']);
    await expectAtStart(page, 11);
    await next.click();
    await page
      .locator('#row')
      .getByText(/^13 of /)
      .waitFor();
    await expectAtStart(page, 12);

    const touch = await context.newCDPSession(page);
    const drag = async (byX: number, byY: number) => {
      const box = (await page.locator('#row').boundingBox()) ?? { x: 0, y: 0 };
      const start = { x: box.x + 150, y: box.y + 200 };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
      for (const part of [0.3, 0.6, 1]) {
        const touchPoints = [{ x: start.x + byX * part, y: start.y + byY * part }];
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await drag(-80, -20);
    await page
      .locator('#row')
      .getByText(/^14 of /)
      .waitFor();
    await expectAtStart(page, 13);
    await drag(-20, -80);
    await page.waitForFunction(() => window.scrollY > 20);
    await expectAtStart(page, 13);
    expect(
      await page
        .locator('#row')
        .getByText(/^14 of /)
        .count(),
    ).toBe(1);
  });
});

/** The durations of slides since then, according to the style. */
async function watchDurations(page: Page): Promise<() => Promise<string[]>> {
  const durationsHandle = await page.locator('#row ul').evaluateHandle((slides: HTMLElement) => {
    const durations: string[] = [];
    new MutationObserver(() => durations.push(slides.style.transitionDuration)).observe(slides, {
      attributes: true,
    });
    return durations;
  });
  return () => durationsHandle.jsonValue();
}

async function expectAtStart(page: Page, index: number): Promise<void> {
  await page.waitForFunction((place) => {
    const row = document.querySelector('#row .swiper-initialized')?.getBoundingClientRect();
    const slide = document.querySelectorAll('#row li')[place]?.getBoundingClientRect();
    const isSliding = document.querySelector<HTMLElement>('#row ul')?.style.transitionDuration === '500ms';
    return row && slide && !isSliding && Math.abs(slide.left - row.left) < 6;
  }, index);
}
