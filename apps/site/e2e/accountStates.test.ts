import { type Page } from 'playwright-core';
import {
  addPasswordChangeLink,
  getPasswordChangeLink,
  getDialog,
  fillDialog,
  openDialog,
  openPage,
  clickInDialog,
} from './testing/accountDialogs';
import { closeVisits, disconnectBrowser } from './testing/startVisit';
import { findViolations } from './testing/findViolations';
import { createMember, logIn } from './testing/members';
import { readResetLink } from './testing/readOutbox';

afterEach(closeVisits);
afterAll(disconnectBrowser);

/** Controls in the open dialog that a phone would zoom into or a finger would miss. */
function listSmall(page: Page): Promise<string[]> {
  return getDialog(page).evaluate((dialog) => {
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

/** The page behind the dialog is the same in all of its states, so axe checks it only in the first. */
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
    await fillDialog(page, { Email: 'jo@example.com', Password: 'not my password' });
    await clickInDialog(page, 'Log in to your account');
    await page.getByText(/^\* Unable/).waitFor();
    await inspect(page, 'log-in refused');
    await clickInDialog(page, 'Sign up');
    await getDialog(page, 'Sign up').waitFor();
    await inspect(page, 'sign-up');
    await fillDialog(page, { Password: '1234', 'Password again': '12345' });
    await clickInDialog(page, 'Create account');
    await page.getByText(/^\* The two passwords/).waitFor();
    await inspect(page, 'sign-up refused');
    await clickInDialog(page, 'Log in');
    await clickInDialog(page, 'Forgot password?');
    await getDialog(page, 'Reset password').waitFor();
    await inspect(page, 'reset');
    await fillDialog(page, { Email: 'nobody@example.com' });
    await clickInDialog(page, 'Send the link');
    await page.getByText('An email has been sent to').waitFor();
    await inspect(page, 'reset sent');
  });

  it('QUAL-1 O-FRM-06 AUTH-12 nor do the steps of a password reset', async () => {
    const { page, context, origin } = await openPage({ brand, width });
    const { email } = await createMember(origin);
    await page.request.post('/api/v2/profiles/reset-password/', { data: { email } });
    const link = await readResetLink(email);
    const later = await context.newPage();
    await later.goto(link);
    await page.goto(link);
    await getDialog(page, 'Choose a new password').locator(':focus').waitFor();
    await inspect(page, 'new password', 'html');
    await fillDialog(page, { 'New password': '1234', 'New password again': '1234' });
    await clickInDialog(page, 'Save new password');
    await page.getByText(/^\* This password/).waitFor();
    await inspect(page, 'new password refused');
    await fillDialog(page, { 'New password': 'second pie 42', 'New password again': 'second pie 42' });
    await clickInDialog(page, 'Save new password');
    await getDialog(page).getByText('Your new password is saved.').waitFor();
    await inspect(page, 'new password saved');
    await fillDialog(later, { 'New password': 'third pie 43', 'New password again': 'third pie 43' });
    await clickInDialog(later, 'Save new password');
    await getDialog(later).getByText('This link no longer works.').waitFor();
    await inspect(later, 'link used');
  });

  it('QUAL-1 O-FRM-06 AUTH-13 nor does the change of the password', async () => {
    const { page, origin } = await openPage({ brand, width });
    const member = await createMember(origin);
    await logIn(page, member);
    await addPasswordChangeLink(page);
    await getPasswordChangeLink(page).click();
    await getDialog(page, 'Change password').locator(':focus').waitFor();
    await inspect(page, 'change', 'html');
    const words = { 'New password': 'second pie 42', 'New password again': 'second pie 42' };
    await fillDialog(page, { 'Current password': 'not mine', ...words });
    await clickInDialog(page, 'Save new password');
    await getDialog(page).locator('[aria-invalid]:focus').waitFor();
    await inspect(page, 'change refused');
    await fillDialog(page, { 'Current password': member.password });
    await clickInDialog(page, 'Save new password');
    await getDialog(page).getByText('Your password has been changed.').waitFor();
    await inspect(page, 'changed');
  });
});
