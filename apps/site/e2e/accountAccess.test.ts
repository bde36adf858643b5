import { type Locator, type Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { findViolations } from './testing/findViolations';
import { createMember, logIn, type Member } from './testing/members';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const WAYS_IN = '/accounts/dashboard#/account-access/';
const waitForAccountAccess = (page: Page) =>
  page.getByRole('region', { name: 'Where you are logged in' }).getByText('This device').waitFor();
const devices = (page: Page) =>
  page.getByRole('list', { name: 'Where you are logged in' }).getByRole('listitem');
const waitForGuest = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true }).waitFor();

/** Logs in on another page, so that the dashboard finds a member. */
async function openAsMember(page: Page, member: Member): Promise<void> {
  await page.goto('/privacy/');
  await logIn(page, member);
}

describe.each([
  ['guide', 390],
  ['guide', 1280],
  ['news', 390],
  ['news', 1280],
] as const)('the account access on the %s site at %i px', (brand, width) => {
  it('DOOR-3 QUAL-1 is revoked by keyboard alone, without axe violations or layout shifts; a revoked browser is a guest', async () => {
    const elsewhere = await startVisit({
      brand,
      userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    });
    const colorScheme = brand === 'guide' ? 'light' : 'dark';
    const { page, origin } = await startVisit({ brand, width, colorScheme, reducedMotion: 'reduce' });
    const member = await createMember(origin);
    await openAsMember(elsewhere.page, member);
    await openAsMember(page, member);
    await page.addInitScript(() => {
      const shifts = { value: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) shifts.value += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(WAYS_IN);
    await waitForAccountAccess(page);
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number } }).shifts.value,
    );
    expect(shifts).toBeLessThan(0.01);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    // Nobody has the cookie of the sign-up any more, but it is a session as well.
    expect(await devices(page).count()).toBe(3);
    const end = page.getByRole('button', { name: 'End Firefox on Android' });
    for (let press = 0; press < 80 && !(await isFocused(end)); press += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Firefox on Android will be logged out.' }).waitFor();
    expect(await findViolations(page, 'main')).toEqual([]);
    await page.keyboard.press('Escape');
    await end.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Firefox on Android will be logged out.' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Firefox on Android is logged out.').and(page.locator(':focus')).waitFor();
    expect(await devices(page).count()).toBe(2);

    await elsewhere.page.goto('/places/');
    await waitForGuest(elsewhere.page);
  });
});

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);
