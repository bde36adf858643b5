import { type Page } from 'playwright-core';

/** Records layout shifts that the visitor did not cause; the `initScript` of a visit. */
export const RECORD_LAYOUT_SHIFTS = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push(entry.value + ' ' + entry.sources.map(({ node }) => node && (node.className || node.nodeName)).join());
  }).observe({ type: 'layout-shift', buffered: true });`;

/** The layout shifts so far. */
export const readLayoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

export const readPageHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

/** Scrolls through the whole page and back to its top, so that all widgets are mounted and all pictures are loaded. */
export async function activateAllWidgets(page: Page): Promise<void> {
  await page.locator('[data-widget="navbar"][data-cg-status="ready"]').waitFor();
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-cg-status="loading"]') &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.scrollTo({ top: 0, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Elements that overflow the page horizontally; empty if it cannot be scrolled sideways. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${scrollWidth} px wide`, ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });

/** Pictures that failed to load, and widgets that failed. */
export const findMissingImages = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.images]
      .filter(({ complete, naturalWidth, currentSrc }) => complete && currentSrc && naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
    ...[...document.querySelectorAll<HTMLElement>('[data-cg-status="failed"]')].map(
      ({ dataset }) => `widget ${dataset['widget']}`,
    ),
  ]);
