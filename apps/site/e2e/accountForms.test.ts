import { type Page } from 'playwright-core';
import {
  addChangeLink,
  changeLink,
  dialogOf,
  fieldOf,
  fillIn,
  holdCall,
  newEmail,
  openDialog,
  openPage,
  pressIn,
  whenClosed,
} from './testing/accountDialogs';
import { closeVisits, leaveBrowser } from './testing/browse';
import { createMember, logIn } from './testing/members';
import { readFocus } from './testing/readFocus';

afterEach(closeVisits);
afterAll(leaveBrowser);

const LOGIN = 'profiles/email-login/';
const REGISTRATION = 'profiles/email-registration/';

/** What an input method, here in the order of Safari, lets a page hear. */
const pressComposing = (page: Page, label: string) =>
  fieldOf(page, label).evaluate((field) => {
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
    const { state, letGo } = await holdCall(page, LOGIN);
    letGo();
    await fillIn(page, { Email: 'jo@example.com', Password: 'not my password' });
    await page.keyboard.press('Shift+Enter');
    await pressComposing(page, 'Password');
    await page.keyboard.press('Enter');
    await page.getByText('* Unable to log in with provided credentials.').waitFor();
    expect(state.asked).toBe(1);
    expect(await dialogOf(page, 'Log in or Sign up').count()).toBe(1);
  });

  it('O-FRM-02 AUTH-18.once make one account however fast they are pressed, by mouse and keyboard', async () => {
    const { page } = await openDialog({}, 'Sign up');
    const email = newEmail();
    await fillIn(page, { Email: email, Password: '1234', 'Password again': '1234' });
    const { state, letGo } = await holdCall(page, REGISTRATION);
    await dialogOf(page).getByRole('button', { name: 'Create account' }).dblclick();
    await fieldOf(page, 'Password again').press('Enter');
    await page.keyboard.press('Enter');
    letGo();
    await page.getByText(/^\* This password is too short/).waitFor();
    expect(state.asked).toBe(1);
    expect(await fieldOf(page, 'Email').inputValue()).toBe(email);
    await fillIn(page, { Password: 'rhubarb pie 42', 'Password again': 'rhubarb pie 42' });
    await pressIn(page, 'Create account');
    await page.waitForURL('**/accounts/onboarding?**');
    expect(state.asked).toBe(2);
  });

  it('AUTH-18.without-events send what a password manager filled in without any event', async () => {
    const { page, origin } = await openDialog();
    const { email, password } = await createMember(origin);
    const form = dialogOf(page).locator('form');
    await form.evaluate(
      (element: HTMLFormElement, given) => {
        const { email: name, password: secret } = element;
        Object.assign(name as object, { value: given.email });
        Object.assign(secret as object, { value: given.password });
      },
      { email, password },
    );
    await pressIn(page, 'Log in to your account');
    await page.getByRole('button', { name: 'Your account', exact: true }).waitFor();
  });

  it('AUTH-7.withdrawn a log-in under way ends with its dialog: nobody is logged in behind the visitor’s back', async () => {
    const { page, context, origin } = await openDialog({ expected: /ERR_ABORTED|ERR_FAILED/ });
    const { email, password } = await createMember(origin);
    const { letGo } = await holdCall(page, LOGIN);
    await fillIn(page, { Email: email, Password: password });
    const withdrawn = page.waitForEvent('requestfailed', (request) => request.url().includes(LOGIN));
    await page.keyboard.press('Enter');
    await dialogOf(page).locator('[aria-busy="true"]').waitFor();
    await page.keyboard.press('Escape');
    await whenClosed(page);
    await withdrawn;
    letGo();
    const answer = await context.request.get(`${origin}/api/v2/profiles/hi/`);
    expect(await answer.json()).toMatchObject({ id: null });
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    expect(await dialogOf(page).locator('[aria-busy="true"]').count()).toBe(0);
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
    await addChangeLink(visit.page);
    return { ...visit, member };
  }

  it('QUAL-1 AUTH-13 AUTH-16 is done by keyboard alone', async () => {
    const { page, member } = await openChange();
    await changeLink(page).focus();
    await page.keyboard.press('Enter');
    await fieldOf(page, 'Current password').and(page.locator(':focus')).waitFor();
    await page.keyboard.type(member.password);
    for (const label of ['New password', 'New password again']) {
      await page.keyboard.press('Tab');
      // Past the eye of the field before.
      await page.keyboard.press('Tab');
      await fieldOf(page, label).and(page.locator(':focus')).waitFor();
      await page.keyboard.type('second pie 42');
    }
    await page.keyboard.press('Enter');
    await dialogOf(page).getByText('Your password has been changed.').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await whenClosed(page);
    expect(await readFocus(page)).toBe('Change my password');
  });

  it('O-DLG-01 O-DLG-02 gives the focus back by whatever way it closes, and keeps a press that leaves it', async () => {
    const { page } = await openChange();
    const closings = [
      () => page.keyboard.press('Escape'),
      () => pressIn(page, 'Close'),
      () => page.mouse.click(5, 5),
    ];
    for (const close of closings) {
      await changeLink(page).click();
      const field = fieldOf(page, 'Current password');
      await dialogOf(page).locator(':focus').waitFor();
      await field.fill('rhubarb');
      await field.hover();
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
      expect(await field.inputValue()).toBe('rhubarb');
      await close();
      await whenClosed(page);
      expect(await readFocus(page)).toBe('Change my password');
    }
  });
});
