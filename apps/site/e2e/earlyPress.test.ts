import { type Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const REACT_FILE = /\/embed\/[^/]+\/react\.[0-9a-f]+\.js/;
const getControl = (page: Page, action: string) =>
  page.locator(`[data-widget="navbar"] [data-cg-action="${action}"]`);

/** The home page with React on its way, until the returned function is called. */
async function openHeld(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(REACT_FILE, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.locator('[data-widget="navbar"][data-cg-status]').waitFor();
  return release;
}

describe('a press on the bar before React has loaded', () => {
  it.each([
    ['guide', 'login', 'a press', 'dialog'],
    ['guide', 'search', 'Enter', 'combobox'],
    ['news', 'login', 'Enter', 'dialog'],
    ['news', 'search', 'a press', 'combobox'],
  ] as const)('REST-3.pressed %s: %s by %s looks pressed at once, and opens by itself', async (...row) => {
    const [brand, action, how, role] = row;
    const { page } = await startVisit({ brand });
    const release = await openHeld(page);
    const control = getControl(page, action);
    if (how === 'Enter') await control.press('Enter');
    else await control.click();
    expect(await control.getAttribute('aria-busy')).toBe('true');
    expect(await control.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.5');
    expect(await page.getByRole(role).count()).toBe(0);
    release();
    await page.getByRole(role).first().waitFor();
    expect(await page.locator('[data-widget="navbar"] [aria-busy="true"]').count()).toBe(0);
    expect(await page.getByRole(role).count()).toBe(1);
  });

  it('REST-3.pressed of two presses the last one is performed', async () => {
    const { page } = await startVisit();
    const release = await openHeld(page);
    await getControl(page, 'login').click();
    await getControl(page, 'search').click();
    expect(await page.locator('[data-cg-action][aria-busy="true"]').count()).toBe(1);
    release();
    await page.getByRole('combobox').waitFor();
    expect(await page.getByRole('dialog', { name: /log in/i }).count()).toBe(0);
  });
});
