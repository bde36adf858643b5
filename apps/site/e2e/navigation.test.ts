import { getNavbar, isScrollLocked, getMenu, openNavbar, getSearchField, getSheet } from './testing/navbar';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { readFocusedName } from './testing/readFocusedName';

afterEach(closeVisits);
afterAll(disconnectBrowser);

describe.each([
  ['guide', 390],
  ['guide', 800],
  ['news', 390],
  ['news', 800],
] as const)('the bar of the %s site at %i px', (brand, width) => {
  it('NAV-9 NAV-10 O-NAV-05 O-NAV-06 shows one panel at a time and only locks a very small screen', async () => {
    const { page } = await openNavbar({ brand, width, hasTouch: true });
    await getNavbar(page).getByRole('button', { name: 'Search', exact: true }).tap();
    await getSearchField(page).and(page.locator(':focus')).waitFor();
    await getNavbar(page).getByRole('button', { name: 'Open menu' }).tap();
    await getMenu(page).waitFor();
    expect(await getSearchField(page).count()).toBe(0);
    expect(await isScrollLocked(page)).toBe(width < 640);
    await page.keyboard.press('Escape');
    await getMenu(page).waitFor({ state: 'detached' });
    expect(await readFocusedName(page)).toBe('Open menu');
    expect(await isScrollLocked(page)).toBe(false);
  });
});

describe('the sub menus', () => {
  it('NAV-8 O-NAV-01 O-NAV-06 a finger on a large screen opens by the first tap and can close again', async () => {
    const { page } = await openNavbar({ width: 1180, hasTouch: true, isMobile: true });
    const section = getNavbar(page).getByRole('link', { name: 'Restaurants' }).first();
    const address = page.url();
    await section.tap();
    await getSheet(page).waitFor();
    await section.tap();
    await getSheet(page).waitFor({ state: 'detached' });
    await section.tap();
    await getSheet(page).waitFor();
    await page.touchscreen.tap(6, 790);
    await getSheet(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
  });

  it('NAV-8 O-NAV-04 Escape closes what the mouse opened', async () => {
    const { page } = await openNavbar({ width: 1280 });
    await getNavbar(page).getByRole('link', { name: 'Restaurants' }).first().hover();
    await getSheet(page).waitFor();
    await page.keyboard.press('Escape');
    await getSheet(page).waitFor({ state: 'detached' });
  });
});

describe.each(['menu', 'search', 'login'])('a press on %s in the plain bar', (action) => {
  it('EMBED-9.click-kept is performed once when the widget is ready, with the focus where it belongs', async () => {
    const { page } = await startVisit({ width: 390 });
    let release = () => undefined as void;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/widgets\/navbar\/.*\.js$/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.locator('[data-widget="navbar"][data-cg-status]').waitFor();
    const control = getNavbar(page).locator(`[data-cg-action="${action}"]`);
    await control.click();
    await control.click();
    release();
    if (action === 'menu') await getMenu(page).waitFor();
    else if (action === 'search') await getSearchField(page).and(page.locator(':focus')).waitFor();
    else await page.getByRole('dialog').locator(':focus').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

it('O-URL-01 searches for exactly what was typed', async () => {
  const { page } = await openNavbar({ width: 1280 });
  await getNavbar(page).getByRole('button', { name: 'Search', exact: true }).click();
  await getSearchField(page).fill('   ');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).pathname).toBe('/');
  await getSearchField(page).fill('mac & cheese #1 + café');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search/);
  expect(new URL(page.url()).searchParams.get('q')).toBe('mac & cheese #1 + café');
});
