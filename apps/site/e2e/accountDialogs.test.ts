import { type Page } from 'playwright-core';
import {
  addPasswordChangeLink,
  getPasswordChangeLink,
  getDialog,
  getDialogField,
  fillDialog,
  newEmail,
  openDialog,
  openPage,
  getCurrentPath,
  clickInDialog,
  clickLogIn,
} from './testing/accountDialogs';
import { closeVisits, disconnectBrowser, type Visit } from './testing/startVisit';
import { createMember, logIn } from './testing/members';
import { readResetLink } from './testing/readOutbox';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const views = [
  { brand: 'guide', width: 390 },
  { brand: 'news', width: 1280 },
] as const;

const waitForMember = (page: Page) =>
  page.getByRole('button', { name: 'Your account', exact: true }).waitFor();
const isMember = async ({ context, origin }: Visit) => {
  const response = await context.request.get(`${origin}/api/v2/profiles/hi/`);
  return ((await response.json()) as { id: number | null }).id !== null;
};
const logInTo = 'Log in to your account';

describe.each(views)('the account of the $brand site at $width px', (view) => {
  it('AUTH-8.message AUTH-8.reload AUTH-18.kept a member logs in, first with a wrong password, and stays on the same page', async () => {
    const { page, origin } = await openDialog(view);
    const { email, password } = await createMember(origin);
    await fillDialog(page, { Email: email, Password: 'not my password' });
    await clickInDialog(page, logInTo);
    await page.getByText('* Unable to log in with provided credentials.').waitFor();
    expect(await getDialogField(page, 'Email').inputValue()).toBe(email);
    await fillDialog(page, { Password: password });
    await clickInDialog(page, logInTo);
    await getDialog(page).getByText('Login successful.').waitFor();
    await waitForMember(page);
    expect(getCurrentPath(page)).toBe('/places/');
  });

  it('AUTH-10.onboarding AUTH-10.next AUTH-15.sign-up a guest saves a place, signs up and finds it saved after the onboarding', async () => {
    const { page } = await openPage(view, '/restaurants/');
    await page.locator('[data-widget="listing-grid"][data-cg-status="ready"]').waitFor();
    const heart = page.getByRole('button', { name: /^Save / }).first();
    const name = (await heart.getAttribute('aria-label')) ?? '';
    await heart.click();
    await clickInDialog(page, 'Sign up');
    await fillDialog(page, {
      Email: newEmail(),
      Password: 'rhubarb pie 42',
      'Password again': 'rhubarb pie 42',
    });
    await clickInDialog(page, 'Create account');
    await page.waitForURL('**/accounts/onboarding?**');
    expect(getCurrentPath(page)).toBe('/accounts/onboarding?next=%2Frestaurants%2F');
    await page.goto('/restaurants/');
    await page.getByRole('button', { name, exact: true, pressed: true }).first().waitFor();
  });

  it('AUTH-12.success AUTH-12.opens AUTH-12.token-leaves AUTH-12.used AUTH-12.new-mail AUTH-12.log-in AUTH-8.home a forgotten password is reset by the link in the mail, once', async () => {
    const { page, context, origin } = await openDialog(view, 'Forgot password?');
    const { email } = await createMember(origin);
    await fillDialog(page, { Email: email });
    await clickInDialog(page, 'Send the link');
    await page.getByText(`An email has been sent to ${email}.`).waitFor();
    const link = await readResetLink(email);

    const later = await context.newPage();
    await later.goto(link);
    await page.goto(link);
    await getDialog(page, 'Choose a new password').waitFor();
    expect(getCurrentPath(page)).toBe('/accounts/reset-password/');
    await fillDialog(page, { 'New password': '1234', 'New password again': '1234' });
    await clickInDialog(page, 'Save new password');
    await page.getByText(/^\* This password is too short/).waitFor();
    await fillDialog(page, { 'New password': 'second pie 42', 'New password again': 'second pie 42' });
    await clickInDialog(page, 'Save new password');
    await getDialog(page).getByText('Your new password is saved. Log in with it.').waitFor();
    await fillDialog(page, { Email: email, Password: 'second pie 42' });
    await clickInDialog(page, logInTo);
    await page.waitForURL(`${origin}/`);
    await waitForMember(page);

    // Used meanwhile, in another tab.
    await getDialog(later, 'Choose a new password').waitFor();
    await fillDialog(later, { 'New password': 'third pie 43', 'New password again': 'third pie 43' });
    await clickInDialog(later, 'Save new password');
    await getDialog(later).getByText('This link no longer works.').waitFor();
    await clickInDialog(later, 'Send a new link');
    await getDialog(later, 'Reset password').waitFor();

    await page.goto(link);
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    expect(getCurrentPath(page)).toBe('/accounts/reset-password/');
  });

  it('AUTH-13.control AUTH-13.success a changed password ends the other sessions but not this one', async () => {
    const [here, elsewhere] = [await openPage(view), await openPage(view)];
    const member = await createMember(here.origin);
    for (const { page } of [here, elsewhere]) await logIn(page, member);
    const { page } = here;
    await addPasswordChangeLink(page);
    await getPasswordChangeLink(page).click();
    await getDialog(page, 'Change password').waitFor();
    await fillDialog(page, {
      'Current password': 'not my password',
      'New password': 'second pie 42',
      'New password again': 'second pie 42',
    });
    await clickInDialog(page, 'Save new password');
    await getDialog(page).locator('[aria-invalid]:focus').waitFor();
    expect(await isMember(elsewhere)).toBe(true);
    await fillDialog(page, { 'Current password': member.password });
    await clickInDialog(page, 'Save new password');
    await getDialog(page).getByText('Your password has been changed.').waitFor();
    expect([await isMember(here), await isMember(elsewhere)]).toEqual([true, false]);
    await clickInDialog(page, 'Done');
    await getPasswordChangeLink(page).and(page.locator(':focus')).waitFor();
  });

  it('AUTH-13.guest a guest logs in first and returns to the change of the password', async () => {
    const { page, origin } = await openPage(view, '/places/?a=1#b');
    const { email, password } = await createMember(origin);
    await addPasswordChangeLink(page);
    await getPasswordChangeLink(page).click();
    await getDialog(page, 'Log in or Sign up').waitFor();
    await fillDialog(page, { Email: email, Password: password });
    await clickInDialog(page, logInTo);
    await getDialog(page, 'Change password').waitFor();
    expect(getCurrentPath(page)).toBe('/places/?a=1#b');
    const named = getDialog(page).locator('input[autocomplete="username"]');
    await expect(named.inputValue()).resolves.toBe(email);
  });

  it('AUTH-11.opens AUTH-11.once AUTH-11.taken-out O-DLG-04 a page that requests the sign-up dialog gets it once', async () => {
    const { page } = await openPage(view, '/places/?signupDialogActive=1');
    await getDialog(page, 'Sign up').waitFor();
    expect(getCurrentPath(page)).toBe('/places/');
    await page.keyboard.press('Escape');
    await getDialog(page).waitFor({ state: 'detached' });
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.setViewportSize({ width: view.width - 20, height: 700 });
    await clickLogIn(page);
    expect(await getDialog(page, 'Sign up').count()).toBe(0);
  });
});
