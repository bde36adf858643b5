import { type Page } from 'playwright-core';
import {
  addChangeLink,
  changeLink,
  dialogOf,
  fillIn,
  openDialog,
  openPage,
  pressIn,
} from './testing/accountDialogs';
import { closeVisits, leaveBrowser } from './testing/browse';
import { findViolations } from './testing/findViolations';
import { createMember, logIn } from './testing/members';
import { readResetLink } from './testing/readOutbox';

afterEach(closeVisits);
afterAll(leaveBrowser);

/** What a phone would zoom into, or a finger would miss, in the open dialog. */
function listSmall(page: Page): Promise<string[]> {
  return dialogOf(page).evaluate((dialog) => {
    const small = [];
    for (const field of dialog.querySelectorAll('input:not([hidden])'))
      if (parseFloat(getComputedStyle(field).fontSize) < 16)
        small.push(`text of ${(field as HTMLInputElement).name}`);
    for (const control of dialog.querySelectorAll<HTMLElement>('a, button, input:not([hidden])'))
      if (control.offsetHeight < 44) small.push(`${control.tagName} ${control.textContent}`);
    if (document.documentElement.scrollWidth > innerWidth) small.push('the window');
    return small;
  });
}

/** The page behind the dialog is the same in all of its states: axe looks at it in the first. */
async function inspect(page: Page, state: string, within = '[role="dialog"]'): Promise<void> {
  expect([state, await findViolations(page, within), await listSmall(page)]).toEqual([state, [], []]);
}

describe.each([
  ['guide', 390],
  ['news', 390],
  ['guide', 1280],
  ['news', 1280],
] as const)('every state of the dialogs of the %s site at %i px', (brand, width) => {
  it('QUAL-1.axe-dialogs QUAL-1.brands O-FRM-06 has no axe violation and nothing too small: log-in, sign-up, reset', async () => {
    const { page } = await openDialog({ brand, width });
    await inspect(page, 'log-in', 'html');
    await fillIn(page, { Email: 'jo@example.com', Password: 'not my password' });
    await pressIn(page, 'Log in to your account');
    await page.getByText(/^\* Unable/).waitFor();
    await inspect(page, 'log-in refused');
    await pressIn(page, 'Sign up');
    await dialogOf(page, 'Sign up').waitFor();
    await inspect(page, 'sign-up');
    await fillIn(page, { Password: '1234', 'Password again': '12345' });
    await pressIn(page, 'Create account');
    await page.getByText(/^\* The two passwords/).waitFor();
    await inspect(page, 'sign-up refused');
    await pressIn(page, 'Log in');
    await pressIn(page, 'Forgot password?');
    await dialogOf(page, 'Reset password').waitFor();
    await inspect(page, 'reset');
    await fillIn(page, { Email: 'nobody@example.com' });
    await pressIn(page, 'Send the link');
    await page.getByText('An email has been sent to').waitFor();
    await inspect(page, 'reset sent');
  });

  it('QUAL-1 O-FRM-06 AUTH-12 so has the way of the reset mail', async () => {
    const { page, context, origin } = await openPage({ brand, width });
    const { email } = await createMember(origin);
    await page.request.post('/api/v2/profiles/reset-password/', { data: { email } });
    const link = await readResetLink(email);
    const later = await context.newPage();
    await later.goto(link);
    await page.goto(link);
    await dialogOf(page, 'Choose a new password').locator(':focus').waitFor();
    await inspect(page, 'new password', 'html');
    await fillIn(page, { 'New password': '1234', 'New password again': '1234' });
    await pressIn(page, 'Save new password');
    await page.getByText(/^\* This password/).waitFor();
    await inspect(page, 'new password refused');
    await fillIn(page, { 'New password': 'second pie 42', 'New password again': 'second pie 42' });
    await pressIn(page, 'Save new password');
    await dialogOf(page).getByText('Your new password is saved.').waitFor();
    await inspect(page, 'new password saved');
    await fillIn(later, { 'New password': 'third pie 43', 'New password again': 'third pie 43' });
    await pressIn(later, 'Save new password');
    await dialogOf(later).getByText('This link no longer works.').waitFor();
    await inspect(later, 'link used');
  });

  it('QUAL-1 O-FRM-06 AUTH-13 so has the change of the password', async () => {
    const { page, origin } = await openPage({ brand, width });
    const member = await createMember(origin);
    await logIn(page, member);
    await addChangeLink(page);
    await changeLink(page).click();
    await dialogOf(page, 'Change password').locator(':focus').waitFor();
    await inspect(page, 'change', 'html');
    const words = { 'New password': 'second pie 42', 'New password again': 'second pie 42' };
    await fillIn(page, { 'Current password': 'not mine', ...words });
    await pressIn(page, 'Save new password');
    await dialogOf(page).locator('[aria-invalid]:focus').waitFor();
    await inspect(page, 'change refused');
    await fillIn(page, { 'Current password': member.password });
    await pressIn(page, 'Save new password');
    await dialogOf(page).getByText('Your password has been changed.').waitFor();
    await inspect(page, 'changed');
  });
});
