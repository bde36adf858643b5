import type { Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { createMember, logIn } from './testing/members';
import type { Brand } from './testing/testRun';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const brands: Brand[] = ['guide', 'news'];
const PLACE = '/restaurants/?from=a%26b#list';

const pathOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

/** Presses the first heart as a guest and chooses Facebook in the dialog; returns the name of the place. */
async function saveWithFacebook(page: Page): Promise<string> {
  await page.goto(PLACE);
  const heart = page.getByRole('button', { name: /^Save / }).first();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await heart.click();
  const dialog = page.getByRole('dialog', { name: 'Log in or Sign up' });
  await dialog.getByRole('link', { name: 'Log in with Facebook' }).click();
  await page.getByRole('heading', { name: 'Who logs in?' }).waitFor();
  return name;
}

const savedHeart = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true, pressed: true }).first();

/** Chooses in the stand-in's dialog and waits for a page of the site. */
async function chooseInDialog(page: Page, label: string | RegExp, origin: string): Promise<void> {
  await page.getByRole('link', { name: label }).click();
  await page.waitForURL((url) => url.origin === origin);
}

describe.each(brands)('log-in with Facebook on the %s site', (brand) => {
  it('AUTH-14.facebook AUTH-15.facebook O-AUT-07 a guest saves a place and returns to the same page, with the place saved', async () => {
    const { page, origin, context } = await startVisit({ brand, width: 390 });
    // A new member gets the onboarding first; this test is about the second time.
    await page.goto('/profiles/facebook-login/');
    await chooseInDialog(page, /Nadia Okafor/, origin);
    await context.clearCookies();
    // A second tab must not make the first one forget that it went to log in.
    await (await context.newPage()).goto('/places/');

    const name = await saveWithFacebook(page);
    await chooseInDialog(page, /Nadia Okafor/, origin);
    expect(pathOf(page)).toBe(PLACE);
    await savedHeart(page, name).waitFor();
    await page.getByRole('button', { name: 'Your account' }).waitFor();
  });

  it('AUTH-10.onboarding AUTH-15.facebook a new member gets the onboarding, which leads back, and the place is saved', async () => {
    const { page, origin } = await startVisit({ brand });
    const name = await saveWithFacebook(page);
    await chooseInDialog(page, /Somebody new/, origin);
    const onboarding = new URL(page.url());
    expect(onboarding.pathname).toBe('/accounts/onboarding');
    expect(onboarding.searchParams.get('next')).toBe(PLACE);
    await page.goto(PLACE);
    await savedHeart(page, name).waitFor();
  });

  it('AUTH-14 after a refusal the log-in page says so, and a log-in there still saves the place', async () => {
    const { page, origin } = await startVisit({ brand });
    const { email, password } = await createMember(origin);
    const name = await saveWithFacebook(page);
    await chooseInDialog(page, 'Cancel', origin);
    await page.getByRole('alert').getByText('You did not allow Facebook').waitFor();

    const form = page.getByRole('main');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Log in to your account' }).click();
    await page.waitForURL((url) => url.pathname === '/restaurants/');
    expect(pathOf(page)).toBe(PLACE);
    await savedHeart(page, name).waitFor();
  });

  it('AUTH-14.facebook AUTH-14.log-out O-AUT-07 the links contain the whole URL, and a log-out without next leads home', async () => {
    // A log-out right after the log-in ends the session while the page still requests what the member has saved.
    const { page, origin } = await startVisit({ brand, expected: /status of 403/ });
    const address = '/search?q=a%26b&page=2#photos';
    await page.goto(address);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    const link = page.getByRole('link', { name: 'Log in with Facebook' });
    const { searchParams } = new URL((await link.getAttribute('href')) ?? '', origin);
    expect([...searchParams]).toEqual([['next', address]]);

    await page.goto('/places/');
    const member = await createMember(origin);
    await logIn(page, member);
    await page.evaluate(() => location.assign('/profiles/logout?next=%2Frestaurants%2F%3Fa%3D1'));
    await page.waitForURL((url) => url.pathname === '/restaurants/');
    expect(pathOf(page)).toBe('/restaurants/?a=1');
    await logIn(page, member);
    await page.evaluate(() => location.assign('/profiles/logout'));
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  });
});
