import { type Locator, type Page } from 'playwright-core';
import { startVisit, type Visit } from './browse';

export const barOf = (page: Page): Locator => page.locator('[data-widget="navbar"]');
/** The row of sections on the large bar. */
export const rowOf = (page: Page): Locator => barOf(page).getByRole('navigation', { name: 'Main' });
export const sectionOf = (page: Page, name: string): Locator =>
  rowOf(page).getByRole('link', { name, exact: true });
export const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'All sections' });
export const searchField = (page: Page): Locator => barOf(page).getByRole('combobox');
export const sheetOf = (page: Page): Locator => barOf(page).locator('[data-sheet]');
export const buttonOf = (page: Page, name: 'Open menu' | 'Search' | 'Log in' | 'Your account'): Locator =>
  barOf(page).getByRole('button', { name, exact: true });

export const isLocked = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

/** Turns the wheel over the page, as a visitor would, and waits until that has moved it. */
export async function scrollByWheel(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width - 10, height - 10);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => scrollY > 0);
}

/** Opens the home page and waits for the living bar. */
export async function openBar(order: Parameters<typeof startVisit>[0]): Promise<Visit> {
  const visit = await startVisit(order);
  await visit.page.goto('/', { waitUntil: 'domcontentloaded' });
  await barReady(visit.page);
  return visit;
}

export const barReady = (page: Page): Promise<void> =>
  page.locator('[data-widget="navbar"][data-cg-status="ready"]').waitFor();

/** Where the links in `place` lead, in order. */
export const addressesIn = (place: Locator): Promise<(string | null)[]> =>
  place.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
