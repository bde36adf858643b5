import { type Page } from 'playwright-core';
import {
  addPasswordChangeLink,
  getPasswordChangeLink,
  getDialog,
  getDialogField,
  fillDialog,
  holdResponses,
  newEmail,
  openDialog,
  openPage,
  clickInDialog,
  waitForDialogClosed,
} from './testing/accountDialogs';
import { closeVisits, disconnectBrowser } from './testing/startVisit';
import { createMember, logIn } from './testing/members';
import { readFocusedName } from './testing/readFocusedName';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const LOGIN = 'profiles/email-login/';
const REGISTRATION = 'profiles/email-registration/';

/** The events of an input method that a page receives, here in Safari's order. */
const pressComposing = (page: Page, label: string) =>
  getDialogField(page, label).evaluate((field) => {
    const press = (init: KeyboardEventInit) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
      );
    press({ isComposing: true });
    press({ keyCode: 229 });
  });

describe('the forms of the account', () => {
  it('O-FRM-01 O-FRM-05 AUTH-8.enter AUTH-8.shift AUTH-8.composing are sent by Enter, not with Shift and not from an input method', async () => {
    const { page } = await openDialog();
    const { state, release } = await holdResponses(page, LOGIN);
    release();
    await fillDialog(page, { Email: 'jo@example.com', Password: 'not my password' });
    await page.keyboard.press('Shift+Enter');
    await pressComposing(page, 'Password');
    await page.keyboard.press('Enter');
    await page.getByText('* Unable to log in with provided credentials.').waitFor();
    expect(state.requestCount).toBe(1);
    expect(await getDialog(page, 'Log in or Sign up').count()).toBe(1);
  });

  it('O-FRM-02 AUTH-18.once create one account however fast they are submitted, by mouse and keyboard', async () => {
    const { page } = await openDialog({}, 'Sign up');
    const email = newEmail();
    await fillDialog(page, { Email: email, Password: '1234', 'Password again': '1234' });
    const { state, release } = await holdResponses(page, REGISTRATION);
    await getDialog(page).getByRole('button', { name: 'Create account' }).dblclick();
    await getDialogField(page, 'Password again').press('Enter');
    await page.keyboard.press('Enter');
    release();
    await page.getByText(/^\* This password is too short/).waitFor();
    expect(state.requestCount).toBe(1);
    expect(await getDialogField(page, 'Email').inputValue()).toBe(email);
    await fillDialog(page, { Password: 'rhubarb pie 42', 'Password again': 'rhubarb pie 42' });
    await clickInDialog(page, 'Create account');
    await page.waitForURL('**/accounts/onboarding?**');
    expect(state.requestCount).toBe(2);
  });

  it('AUTH-18.without-events send what a password manager filled in without events', async () => {
    const { page, origin } = await openDialog();
    const { email, password } = await createMember(origin);
    const form = getDialog(page).locator('form');
    await form.evaluate(
      (element: HTMLFormElement, credentials) => {
        const { email: name, password: secret } = element;
        Object.assign(name as object, { value: credentials.email });
        Object.assign(secret as object, { value: credentials.password });
      },
      { email, password },
    );
    await clickInDialog(page, 'Log in to your account');
    await page.getByRole('button', { name: 'Your account', exact: true }).waitFor();
  });

  it('AUTH-7.withdrawn closing the dialog cancels a pending log-in: nobody is logged in behind the visitor’s back', async () => {
    const { page, context, origin } = await openDialog({ expected: /ERR_ABORTED|ERR_FAILED/ });
    const { email, password } = await createMember(origin);
    const { release } = await holdResponses(page, LOGIN);
    await fillDialog(page, { Email: email, Password: password });
    const canceled = page.waitForEvent('requestfailed', (request) => request.url().includes(LOGIN));
    await page.keyboard.press('Enter');
    await getDialog(page).locator('[aria-busy="true"]').waitFor();
    await page.keyboard.press('Escape');
    await waitForDialogClosed(page);
    await canceled;
    release();
    const response = await context.request.get(`${origin}/api/v2/profiles/hi/`);
    expect(await response.json()).toMatchObject({ id: null });
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    expect(await getDialog(page).locator('[aria-busy="true"]').count()).toBe(0);
  });
});

describe.each([
  ['guide', 390],
  ['news', 1280],
] as const)('the change of the password of the %s site at %i px', (brand, width) => {
  async function openChange() {
    const visit = await openPage({ brand, width });
    const member = await createMember(visit.origin);
    await logIn(visit.page, member);
    await addPasswordChangeLink(visit.page);
    return { ...visit, member };
  }

  it('QUAL-1 AUTH-13 AUTH-16 works by keyboard alone', async () => {
    const { page, member } = await openChange();
    await getPasswordChangeLink(page).focus();
    await page.keyboard.press('Enter');
    await getDialogField(page, 'Current password').and(page.locator(':focus')).waitFor();
    await page.keyboard.type(member.password);
    for (const label of ['New password', 'New password again']) {
      await page.keyboard.press('Tab');
      // Past the show-password button of the previous field.
      await page.keyboard.press('Tab');
      await getDialogField(page, label).and(page.locator(':focus')).waitFor();
      await page.keyboard.type('second pie 42');
    }
    await page.keyboard.press('Enter');
    await getDialog(page).getByText('Your password has been changed.').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await waitForDialogClosed(page);
    expect(await readFocusedName(page)).toBe('Change my password');
  });

  it('O-DLG-01 O-DLG-02 returns the focus however it is closed, and stays open if a press leaves it', async () => {
    const { page } = await openChange();
    const waysToClose = [
      () => page.keyboard.press('Escape'),
      () => clickInDialog(page, 'Close'),
      () => page.mouse.click(5, 5),
    ];
    for (const close of waysToClose) {
      await getPasswordChangeLink(page).click();
      const field = getDialogField(page, 'Current password');
      await getDialog(page).locator(':focus').waitFor();
      await field.fill('rhubarb');
      await field.hover();
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
      expect(await field.inputValue()).toBe('rhubarb');
      await close();
      await waitForDialogClosed(page);
      expect(await readFocusedName(page)).toBe('Change my password');
    }
  });
});
