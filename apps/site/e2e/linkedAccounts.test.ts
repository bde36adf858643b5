import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { type Page } from 'playwright-core';
import { getDialog, fillDialog, clickInDialog } from './testing/accountDialogs';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { logIn, type Member } from './testing/members';
import { readResetLink } from './testing/readOutbox';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const WAYS_IN = '/accounts/dashboard#/account-access/';
const siteDir = path.resolve(__dirname, '..');
/** The stand-in for Facebook has a person with this address; no other test logs in with it. */
const demo: Member = { email: 'demo@example.com', password: 'toronto-demo' };

const linked = (page: Page) => page.getByRole('region', { name: 'Linked accounts' });
const waitForLinked = (page: Page) => linked(page).getByRole('button', { name: 'Unlink Facebook' }).waitFor();
const waitForNothingLinked = (page: Page) =>
  linked(page).getByText('No account of another service is linked.').waitFor();
const waitForGuest = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true }).waitFor();

/** What an operator does in a terminal: sets the demo member's password to the usual one. */
async function setPassword(): Promise<string> {
  const command = ['--import', 'tsx', 'src/members/accounts/memberMain.ts', 'set-password', demo.email];
  const env = { ...process.env, DATA_DIR: path.join(siteDir, 'data/e2e') };
  const { stdin, stdout } = spawn(process.execPath, command, {
    cwd: siteDir,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  stdin.end(`${demo.password}\n`);
  return text(stdout);
}

async function goToFacebook(page: Page, person: string | RegExp): Promise<void> {
  await page.goto('/profiles/facebook-login/');
  await page.getByRole('link', { name: person }).click();
}

/** A member with a password types it once; from then on Facebook gives access to the account. */
async function linkFacebook(page: Page, origin: string): Promise<void> {
  await goToFacebook(page, /Demo Reader/);
  await page.waitForURL((url) => url.origin === origin);
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(demo.email);
  await form.getByLabel('Password', { exact: true }).fill(demo.password);
  await form.getByRole('button', { name: 'Log in to your account' }).click();
  await page.getByRole('button', { name: 'Your account' }).waitFor();
}

async function changePassword(page: Page, { keeps }: { keeps: boolean }): Promise<void> {
  await page.getByRole('button', { name: 'Change password' }).click();
  await getDialog(page, 'Change password').waitFor();
  const keep = getDialog(page).getByRole('checkbox', { name: 'Keep Facebook linked' });
  await keep.waitFor();
  expect(await keep.isChecked()).toBe(false);
  if (keeps) await keep.check();
  const { password } = demo;
  await fillDialog(page, {
    'Current password': password,
    'New password': password,
    'New password again': password,
  });
  await clickInDialog(page, 'Save new password');
  await getDialog(page).getByText('Your password has been changed.').waitFor();
  expect(await getDialog(page).getByText('Facebook is no longer linked.').count()).toBe(keeps ? 0 : 1);
  await clickInDialog(page, 'Done');
}

const options = { expected: /400 \(Bad Request\)/ };

/** A page of the demo member with a linked account, whatever an earlier run left behind. */
async function openLinked(): Promise<Page> {
  await setPassword();
  const { page, origin } = await startVisit(options);
  await linkFacebook(page, origin);
  await page.goto(WAYS_IN);
  await waitForLinked(page);
  return page;
}

it('DOOR-2 a password change ends the other sessions and keeps a linked account where the member says so', async () => {
  const page = await openLinked();
  const otherTab = await startVisit(options);
  await otherTab.page.goto('/privacy/');
  await logIn(otherTab.page, demo);
  await changePassword(page, { keeps: true });
  await waitForLinked(page);
  await otherTab.page.goto('/places/');
  await waitForGuest(otherTab.page);
});

it('DOOR-2 a password change removes a linked account that was shown and not kept', async () => {
  const page = await openLinked();
  await changePassword(page, { keeps: false });
  await waitForNothingLinked(page);
});

it('DOOR-2 an operator’s password removes a linked account and logs out everywhere', async () => {
  const page = await openLinked();
  expect(await setPassword()).toMatch(/^demo@example\.com has a new password/);
  await page.goto('/places/');
  await waitForGuest(page);
  await logIn(page, demo);
  await page.goto(WAYS_IN);
  await waitForNothingLinked(page);
});

it('DOOR-2 DOOR-3 a member from Facebook chooses a password by mail, which is the only access from then on', async () => {
  const { page, origin } = await startVisit(options);
  await goToFacebook(page, /Somebody new/);
  await page.waitForURL((url) => url.origin === origin);
  await page.goto('/accounts/dashboard#/home/');
  const email = await page.getByRole('form', { name: 'Profile' }).getByLabel('Email').inputValue();
  await page.goto(WAYS_IN);
  await linked(page).getByText('Your only way in.').waitFor();
  await page.getByRole('button', { name: 'Mail me a link to choose one' }).click();
  await page.getByText(`An email has been sent to ${email}.`).waitFor();
  await page.goto(await readResetLink(email));
  await getDialog(page, 'Choose a new password').waitFor();
  await fillDialog(page, { 'New password': 'first pie 42', 'New password again': 'first pie 42' });
  await clickInDialog(page, 'Save new password');
  await fillDialog(page, { Email: email, Password: 'first pie 42' });
  await clickInDialog(page, 'Log in to your account');
  await page.waitForURL(`${origin}/`);
  await page.goto(WAYS_IN);
  await page.getByRole('button', { name: 'Change password' }).waitFor();
  await waitForNothingLinked(page);
});
