import { randomUUID } from 'node:crypto';
import { type Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { findViolations } from './testing/findViolations';
import { createMember, logInByDialog } from './testing/members';
import { readFocusedName } from './testing/readFocusedName';
import { type Brand } from './testing/testRun';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const NAME = 'What should we call you?';
const NEWSLETTERS = 'What would you like to read?';
const FAVOURITES = /^Which places in /;
const screens: [Brand, number][] = [
  ['guide', 390],
  ['guide', 1280],
  ['news', 390],
  ['news', 1280],
];

const waitForStep = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 2, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const places = (page: Page) => page.getByRole('button', { name: /^Save / });

/** Signs up on a page of the site that the visitor was reading. */
async function signUpOnPage(page: Page, address = '/restaurants/?ordering=name'): Promise<void> {
  await page.goto(address);
  await press(page, 'Log in');
  await fillInSignUp(page);
}

/** From the open log-in dialog on. */
async function fillInSignUp(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign up' });
  const password = `plain-${randomUUID()}`;
  await dialog.getByLabel('Email').fill(`reader-${randomUUID()}@example.com`);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Password again').fill(password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await waitForStep(page, NAME);
}

const pathOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');

describe.each(screens)('the onboarding of the %s site at %i px', (brand, width) => {
  it('DASH-5.after-sign-up DASH-5.leads-back leads from the sign-up through three steps back to the page, and saves the input', async () => {
    const { page } = await startVisit({ brand, width });
    await signUpOnPage(page);
    await page.getByLabel('Your name').fill('Maya Okafor');
    await press(page, 'Continue');
    await waitForStep(page, NEWSLETTERS);
    await page.getByRole('checkbox', { name: 'Food' }).check();
    await press(page, 'Continue');
    await waitForStep(page, FAVOURITES);
    await places(page).first().click();
    await page.getByText('1 place saved').waitFor();
    await press(page, 'Done, take me back');
    await page.waitForURL('**/restaurants/?ordering=name');
    await press(page, 'Your account');
    await page.getByText('Logged in as Maya Okafor').waitFor();

    await page.goto('/accounts/onboarding');
    await waitForStep(page, NAME);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Maya Okafor');
    await press(page, 'Skip this step');
    await waitForStep(page, NEWSLETTERS);
    expect(await page.getByRole('checkbox', { name: 'Food' }).isChecked()).toBe(true);
    await press(page, 'Skip this step');
    await places(page).first().and(page.locator('[aria-pressed="true"]')).waitFor();
  });

  it('QUAL-1 has no axe violations, neither light nor dark, and no overflow', async () => {
    const { page } = await startVisit({ brand, width, reducedMotion: 'reduce' });
    await signUpOnPage(page);
    for (const heading of [NAME, NEWSLETTERS, FAVOURITES]) {
      await waitForStep(page, heading);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect([heading, colorScheme, await findViolations(page)]).toEqual([heading, colorScheme, []]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (heading !== FAVOURITES) await press(page, 'Skip this step');
    }
  });

  it('DASH-5 HOST-3 is one form without JavaScript', async () => {
    const { page } = await startVisit({ brand, width, javaScriptEnabled: false });
    await page.goto('/accounts/sign-up?next=%2Fplaces%2F');
    const password = `plain-${randomUUID()}`;
    await page.getByLabel('Email').fill(`reader-${randomUUID()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password again').fill(password);
    await press(page, 'Sign up');
    await page.getByRole('heading', { level: 1, name: /^Welcome to / }).waitFor();
    await page.getByLabel('Your name').fill('Maya Okafor');
    await page.getByLabel('Events').check();
    const place = page.locator('input[name="favourites"]').first();
    await place.check();
    const id = (await place.getAttribute('value')) ?? '';
    await press(page, 'Done, take me back');
    expect(pathOf(page)).toBe('/places/');
    const profile: unknown = await (await page.request.get('/api/v2/profiles/me/')).json();
    expect(profile).toMatchObject({ full_name: 'Maya Okafor', is_events_category_newsletter_active: true });
    const saved: unknown = await (await page.request.get('/api/v2/favourites/listing_ids/')).json();
    expect(saved).toMatchObject({ results: { [id]: expect.any(Number) as number } });
  });
});

describe('the onboarding', () => {
  it('DASH-5 can be skipped one by one and as a whole', async () => {
    const { page } = await startVisit({ width: 390 });
    await signUpOnPage(page);
    await press(page, 'Skip this step');
    await waitForStep(page, NEWSLETTERS);
    await page.goBack();
    await waitForStep(page, NAME);
    await press(page, 'Skip this step');
    await waitForStep(page, NEWSLETTERS);
    await press(page, 'Skip this step');
    await waitForStep(page, FAVOURITES);
    await page.getByRole('link', { name: 'Skip, take me back' }).click();
    await page.waitForURL('**/restaurants/?ordering=name');
    await page.goBack();
    await waitForStep(page, FAVOURITES);
  });

  it('DASH-5 QUAL-1 works by keyboard alone, and each step starts at its heading', async () => {
    const { page } = await startVisit();
    await signUpOnPage(page);
    await page.getByLabel('Your name').focus();
    await page.keyboard.type('Maya');
    await page.keyboard.press('Enter');
    await waitForStep(page, NEWSLETTERS);
    expect(await readFocusedName(page)).toBe(NEWSLETTERS);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await page.getByRole('checkbox', { name: 'News' }).isChecked()).toBe(true);
    await press(page, 'Continue');
    await waitForStep(page, FAVOURITES);
    expect(await readFocusedName(page)).toMatch(FAVOURITES);
    await page.keyboard.press('Tab');
    expect(await readFocusedName(page)).toMatch(/^Save /);
    await page.keyboard.press('Enter');
    await places(page).first().and(page.locator('[aria-pressed="true"]')).waitFor();
  });

  it('DASH-5 a guest gets the log-in and then the page, which leads back', async () => {
    const { page, origin } = await startVisit();
    const member = await createMember(origin);
    await page.goto('/accounts/onboarding?next=%2Fplaces%2F');
    await page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
    await logInByDialog(page, member);
    await waitForStep(page, NAME);
    await page.getByRole('link', { name: 'Skip, take me back' }).click();
    await page.waitForURL('**/places/');
  });

  it('DASH-5 a sign-up there keeps the way back', async () => {
    const { page } = await startVisit();
    await page.goto('/accounts/onboarding?next=%2Fplaces%2F');
    await page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
    await fillInSignUp(page);
    await page.getByRole('link', { name: 'Skip, take me back' }).click();
    await page.waitForURL('**/places/');
  });

  it('DASH-5 a new name reaches the bar of another tab', async () => {
    const { page, context } = await startVisit();
    await signUpOnPage(page);
    const other = await context.newPage();
    await other.goto('/places/');
    await press(other, 'Your account');
    await other.getByText(/^Logged in as reader-/).waitFor();
    await page.getByLabel('Your name').fill('Maya Okafor');
    await press(page, 'Continue');
    await other.getByText('Logged in as Maya Okafor').waitFor();
  });

  it('O-FRM-03 keeps the input when the server fails, and says so', async () => {
    const { page, context } = await startVisit({ expected: /503/ });
    await signUpOnPage(page);
    await context.route('**/profiles/me/', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await page.getByLabel('Your name').fill('Maya Okafor');
    await press(page, 'Continue');
    await page.getByRole('alert').filter({ hasText: '* ' }).waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Maya Okafor');
    await context.unroute('**/profiles/me/');
    await press(page, 'Continue');
    await waitForStep(page, NEWSLETTERS);
  });
});
