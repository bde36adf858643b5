import { barOf, isLocked, menuOf, openBar, searchField, sheetOf } from './testing/bar';
import { closeVisits, leaveBrowser, startVisit } from './testing/browse';
import { readFocus } from './testing/readFocus';

afterEach(closeVisits);
afterAll(leaveBrowser);

describe.each([
  ['guide', 390],
  ['guide', 800],
  ['news', 390],
  ['news', 800],
] as const)('the bar of the %s site at %i px', (brand, width) => {
  it('NAV-9 NAV-10 O-NAV-05 O-NAV-06 shows one panel at a time and locks a very small screen only', async () => {
    const { page } = await openBar({ brand, width, hasTouch: true });
    await barOf(page).getByRole('button', { name: 'Search', exact: true }).tap();
    await searchField(page).and(page.locator(':focus')).waitFor();
    await barOf(page).getByRole('button', { name: 'Open menu' }).tap();
    await menuOf(page).waitFor();
    expect(await searchField(page).count()).toBe(0);
    expect(await isLocked(page)).toBe(width < 640);
    await page.keyboard.press('Escape');
    await menuOf(page).waitFor({ state: 'detached' });
    expect(await readFocus(page)).toBe('Open menu');
    expect(await isLocked(page)).toBe(false);
  });
});

describe('the sub menus', () => {
  it('NAV-8 O-NAV-01 O-NAV-06 a finger on a large screen opens by the first tap and can close again', async () => {
    const { page } = await openBar({ width: 1180, hasTouch: true, isMobile: true });
    const section = barOf(page).getByRole('link', { name: 'Restaurants' }).first();
    const address = page.url();
    await section.tap();
    await sheetOf(page).waitFor();
    await section.tap();
    await sheetOf(page).waitFor({ state: 'detached' });
    await section.tap();
    await sheetOf(page).waitFor();
    await page.touchscreen.tap(6, 790);
    await sheetOf(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
  });

  it('NAV-8 O-NAV-04 Escape closes what the mouse opened', async () => {
    const { page } = await openBar({ width: 1280 });
    await barOf(page).getByRole('link', { name: 'Restaurants' }).first().hover();
    await sheetOf(page).waitFor();
    await page.keyboard.press('Escape');
    await sheetOf(page).waitFor({ state: 'detached' });
  });
});

describe.each(['menu', 'search', 'login'])('a press on %s in the plain bar', (action) => {
  it('EMBED-9.click-kept is done once when the widget is there, with the focus where it belongs', async () => {
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
    const control = barOf(page).locator(`[data-cg-action="${action}"]`);
    await control.click();
    await control.click();
    release();
    if (action === 'menu') await menuOf(page).waitFor();
    else if (action === 'search') await searchField(page).and(page.locator(':focus')).waitFor();
    else await page.getByRole('dialog').locator(':focus').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

it('O-URL-01 searches for exactly what was typed', async () => {
  const { page } = await openBar({ width: 1280 });
  await barOf(page).getByRole('button', { name: 'Search', exact: true }).click();
  await searchField(page).fill('   ');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).pathname).toBe('/');
  await searchField(page).fill('mac & cheese #1 + café');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search/);
  expect(new URL(page.url()).searchParams.get('q')).toBe('mac & cheese #1 + café');
});
