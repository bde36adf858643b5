import { type Locator, type Page } from 'playwright-core';
import { newEmail } from './testing/accountDialogs';
import { getNavbarButton, getMenu, openNavbar } from './testing/navbar';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { findViolations } from './testing/findViolations';
import { findMail, readMailLink } from './testing/readOutbox';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const CONFIRM = /\/newsletters\/confirm\/\?token=[\w-]+/;
const UNSUBSCRIBE = /\/newsletters\/unsubscribe\/\?token=[\w.-]+/;
const THANKS = /^Thanks for signing up to our newsletter - we're excited to have you on board\./;
const BOX = '[data-widget="newsletter"]';

const boxOf = (place: Page | Locator) => place.locator(`${BOX}[data-cg-status="ready"]`);
const fieldOf = (box: Locator) => box.getByLabel('Email', { exact: true });
const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Sum of the layout shifts that the visitor did not cause. */
const WATCH = `window.shifts = 0;
new PerformanceObserver((list) => { for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.shifts += value; })
  .observe({ type: 'layout-shift', buffered: true });`;

describe('the newsletter box', () => {
  it.each(['guide', 'news'] as const)(
    'NEWS-1.thanks NEWS-6.double-opt-in NEWS-6.out-of-sight O-NWS-01 O-FRM-06 signs a guest of %s up, and lets them confirm and unsubscribe by mail',
    async (brand) => {
      const { page } = await startVisit({ brand, width: 390, initScript: WATCH });
      await page.goto('/');
      // It is mounted when a visitor comes near, and looks the same before.
      await page.locator(`${BOX} [name="email"]`).focus();
      const box = boxOf(page);
      await box.waitFor();
      expect(await findViolations(page, BOX)).toEqual([]);
      // Smaller text makes an iPhone zoom in (O-FRM-06).
      expect(await fieldOf(box).evaluate((field) => getComputedStyle(field).fontSize)).toBe('16px');

      // The honeypot is invisible: its container clips it to one pixel.
      const honeypot = box.locator('[aria-hidden="true"]', { has: page.locator('[name="comment"]') });
      expect(await honeypot.boundingBox()).toMatchObject({ width: 1, height: 1 });
      expect(await honeypot.evaluate((place) => getComputedStyle(place).overflow)).toBe('hidden');

      const email = newEmail();
      await fieldOf(box).fill('nonsense');
      await fieldOf(box).press('Enter');
      await box.getByText('* Enter a valid email address.').waitFor();
      await fieldOf(box).fill(email);
      await fieldOf(box).press('Enter');
      await box.getByText(THANKS).waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(THANKS);
      expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
      expect(new URL(page.url()).search).toBe('');

      if (brand === 'news') return;
      await page.goto(await readMailLink(email, CONFIRM));
      await clickButton(page, 'Confirm');
      await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();
      await page.goto(await readMailLink(email, UNSUBSCRIBE));
      await clickButton(page, 'Unsubscribe');
      await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    },
  );

  it('NAV-7 O-NWS-02 O-A11Y-02 is in the menu, and can be sent again when the network is back', async () => {
    const { page, context } = await openNavbar({
      reducedMotion: 'reduce',
      expected: /ERR_FAILED|Failed to load/,
    });
    await getNavbarButton(page, 'Open menu').click();
    const box = boxOf(getMenu(page));
    await box.getByRole('heading', { name: 'Toronto in your inbox' }).waitFor();
    expect(await findViolations(page, `nav ${BOX}`)).toEqual([]);

    await context.route('**/guest-newsletters/', (route) => route.abort());
    await fieldOf(box).fill(newEmail());
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await box.getByText('* That did not work. Please try again.').waitFor();
    await context.unroute('**/guest-newsletters/');
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await box.getByText(THANKS).waitFor();
  });

  it('NEWS-6.without-script NEWS-6.honeypot HOST-3 works without JavaScript; a bot gets the same response and no mail', async () => {
    const { page } = await startVisit({ javaScriptEnabled: false });
    const [bot, person] = [newEmail(), newEmail()];
    for (const email of [bot, person]) {
      await page.goto('/newsletters/');
      const form = page.locator('form', { has: page.getByRole('heading', { name: 'Eat well this week' }) });
      await form.getByLabel('Email', { exact: true }).fill(email);
      if (email === bot) await form.locator('[name="comment"]').fill('Buy now', { force: true });
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
      expect(page.url()).not.toContain('example.com');
    }
    await readMailLink(person, CONFIRM);
    expect(findMail(bot)).toBeUndefined();
  });
});
