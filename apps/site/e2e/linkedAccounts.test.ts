import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { type Page } from 'playwright-core';
import { dialogOf, fillIn, pressIn } from './testing/accountDialogs';
import { closeVisits, leaveBrowser, startVisit } from './testing/browse';
import { logIn, type Member } from './testing/members';
import { readResetLink } from './testing/readOutbox';

afterEach(closeVisits);
afterAll(leaveBrowser);

const WAYS_IN = '/accounts/dashboard#/ways-in/';
const siteDir = path.resolve(__dirname, '..');
/** The stand-in for Facebook knows somebody with this address; no other test logs in with it. */
const demo: Member = { email: 'demo@example.com', password: 'toronto-demo' };

const linked = (page: Page) => page.getByRole('region', { name: 'Linked accounts' });
const whenLinked = (page: Page) => linked(page).getByRole('button', { name: 'Unlink Facebook' }).waitFor();
const whenNothingLinked = (page: Page) =>
  linked(page).getByText('No account of another service is linked.').waitFor();
const whenGuest = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true }).waitFor();

/** What an operator does in a terminal: gives the demo member the password that they have. */
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

/** Who has a password types it once; Facebook opens the account from then on. */
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
  await dialogOf(page, 'Change password').waitFor();
  const keep = dialogOf(page).getByRole('checkbox', { name: 'Keep Facebook linked' });
  await keep.waitFor();
  expect(await keep.isChecked()).toBe(false);
  if (keeps) await keep.check();
  const { password } = demo;
  await fillIn(page, {
    'Current password': password,
    'New password': password,
    'New password again': password,
  });
  await pressIn(page, 'Save new password');
  await dialogOf(page).getByText('Your password has been changed.').waitFor();
  expect(await dialogOf(page).getByText('Facebook is no longer linked.').count()).toBe(keeps ? 0 : 1);
  await pressIn(page, 'Done');
}

const order = { expected: /400 \(Bad Request\)/ };

/** A page of the demo member with a linked account, whatever an earlier run left behind. */
async function openLinked(): Promise<Page> {
  await setPassword();
  const { page, origin } = await startVisit(order);
  await linkFacebook(page, origin);
  await page.goto(WAYS_IN);
  await whenLinked(page);
  return page;
}

it('DOOR-2 a password change ends the other sessions and keeps a linked account where the member says so', async () => {
  const page = await openLinked();
  const elsewhere = await startVisit(order);
  await elsewhere.page.goto('/privacy/');
  await logIn(elsewhere.page, demo);
  await changePassword(page, { keeps: true });
  await whenLinked(page);
  await elsewhere.page.goto('/places/');
  await whenGuest(elsewhere.page);
});

it('DOOR-2 a password change removes a linked account that was shown and not kept', async () => {
  const page = await openLinked();
  await changePassword(page, { keeps: false });
  await whenNothingLinked(page);
});

it('DOOR-2 an operator’s password removes a linked account and logs out everywhere', async () => {
  const page = await openLinked();
  expect(await setPassword()).toMatch(/^demo@example\.com has a new password/);
  await page.goto('/places/');
  await whenGuest(page);
  await logIn(page, demo);
  await page.goto(WAYS_IN);
  await whenNothingLinked(page);
});

it('DOOR-2 DOOR-3 whoever came by Facebook chooses a password by mail, which is the only way in from then on', async () => {
  const { page, origin } = await startVisit(order);
  await goToFacebook(page, /Somebody new/);
  await page.waitForURL((url) => url.origin === origin);
  await page.goto('/accounts/dashboard#/home/');
  const email = await page.getByRole('form', { name: 'Profile' }).getByLabel('Email').inputValue();
  await page.goto(WAYS_IN);
  await linked(page).getByText('Your only way in.').waitFor();
  await page.getByRole('button', { name: 'Mail me a link to choose one' }).click();
  await page.getByText(`An email has been sent to ${email}.`).waitFor();
  await page.goto(await readResetLink(email));
  await dialogOf(page, 'Choose a new password').waitFor();
  await fillIn(page, { 'New password': 'first pie 42', 'New password again': 'first pie 42' });
  await pressIn(page, 'Save new password');
  await fillIn(page, { Email: email, Password: 'first pie 42' });
  await pressIn(page, 'Log in to your account');
  await page.waitForURL(`${origin}/`);
  await page.goto(WAYS_IN);
  await page.getByRole('button', { name: 'Change password' }).waitFor();
  await whenNothingLinked(page);
});
