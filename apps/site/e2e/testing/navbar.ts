import { type Locator, type Page } from 'playwright-core';
import { startVisit, type Visit } from './startVisit';

export const getNavbar = (page: Page): Locator => page.locator('[data-widget="navbar"]');
/** The row of sections on the large bar. */
export const getSectionRow = (page: Page): Locator =>
  getNavbar(page).getByRole('navigation', { name: 'Main' });
export const getSectionLink = (page: Page, name: string): Locator =>
  getSectionRow(page).getByRole('link', { name, exact: true });
export const getMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'All sections' });
export const getSearchField = (page: Page): Locator => getNavbar(page).getByRole('combobox');
export const getSheet = (page: Page): Locator => getNavbar(page).locator('[data-sheet]');
export const getNavbarButton = (
  page: Page,
  name: 'Open menu' | 'Search' | 'Log in' | 'Your account',
): Locator => getNavbar(page).getByRole('button', { name, exact: true });

export const isScrollLocked = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

/** Scrolls with the wheel, as a visitor would, and waits until the page has moved. */
export async function scrollByWheel(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width - 10, height - 10);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => scrollY > 0);
}

/** Opens the home page and waits until the bar is ready. */
export async function openNavbar(options: Parameters<typeof startVisit>[0]): Promise<Visit> {
  const visit = await startVisit(options);
  await visit.page.goto('/', { waitUntil: 'domcontentloaded' });
  await waitForNavbar(visit.page);
  return visit;
}

export const waitForNavbar = (page: Page): Promise<void> =>
  page.locator('[data-widget="navbar"][data-cg-status="ready"]').waitFor();

/** The targets of the links in `container`, in order. */
export const listHrefs = (container: Locator): Promise<(string | null)[]> =>
  container.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
