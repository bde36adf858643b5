import { type Page } from 'playwright-core';
import { getDialog, fillDialog, newEmail, clickInDialog } from './testing/accountDialogs';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { createMember, logIn, type Member } from './testing/members';
import { readMailLink, readResetLink } from './testing/readOutbox';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const CONFIRM = /\/accounts\/confirm-email\/\?token=[\w-]+/;
const TAKE_BACK = /\/accounts\/take-back-email\/\?token=[\w-]+/;
const HOME = '/accounts/dashboard#/home/';

const waitForMember = (page: Page) =>
  page.getByRole('button', { name: 'Your account', exact: true }).waitFor();
const waitForGuest = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
const profileForm = (page: Page) => page.getByRole('form', { name: 'Profile' });
const emailField = (page: Page) => profileForm(page).getByLabel('Email', { exact: true });

async function openAsMember(page: Page, member: Member): Promise<void> {
  await page.goto('/privacy/');
  await logIn(page, member);
}

/** Requests another email on the dashboard's home. */
async function requestEmailChange(
  page: Page,
  email: string,
  { email: currentEmail, password }: Member,
): Promise<void> {
  await page.goto(HOME);
  await emailField(page).fill(email);
  const field = profileForm(page).getByLabel('Current password');
  await field.fill('not my password');
  await profileForm(page).getByRole('button', { name: 'Save changes' }).click();
  await field.and(page.locator('[aria-invalid="true"]:focus')).waitFor();
  await field.fill(password);
  await profileForm(page).getByRole('button', { name: 'Save changes' }).click();
  await page
    .getByText(`We sent a link to ${email}. Until you confirm it there, ${currentEmail} stays your email.`)
    .waitFor();
}

/** Opens the link of a mail and presses the button of its page; opening it alone changes nothing. */
async function followLink(page: Page, link: string, button: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: button }).click();
}

async function isRefused(page: Page, { email, password }: Member): Promise<void> {
  await page.goto('/places/');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await fillDialog(page, { Email: email, Password: password });
  await clickInDialog(page, 'Log in to your account');
  await page.getByText('* Unable to log in with provided credentials.').waitFor();
}

const options = { expected: /400 \(Bad Request\)/ };

describe.each(['guide', 'news'] as const)('a change of email on the %s site', (brand) => {
  it('DOOR-1 takes effect once its owner has confirmed it by the button of the mailed page', async () => {
    const { page, origin, context } = await startVisit({ ...options, brand, width: 390 });
    const member = await createMember(origin);
    await openAsMember(page, member);
    const email = newEmail();
    await requestEmailChange(page, email, member);
    expect(await emailField(page).inputValue()).toBe(member.email);
    await readMailLink(member.email, TAKE_BACK);
    const link = await readMailLink(email, CONFIRM);

    const mailbox = await context.newPage();
    await mailbox.goto(link);
    await mailbox.getByRole('heading', { name: 'Confirm your new address' }).waitFor();
    await page.reload();
    await page.getByText(/^We sent a link to /).waitFor();
    expect(await emailField(page).inputValue()).toBe(member.email);
    await followLink(mailbox, link, 'Confirm this address');
    await mailbox.getByRole('heading', { name: 'Your address is changed' }).waitFor();
    await page.reload();
    await profileForm(page).waitFor();
    expect(await emailField(page).inputValue()).toBe(email);
    expect(await page.getByText(/^We sent a link to /).count()).toBe(0);

    await context.clearCookies();
    await isRefused(page, member);
    await getDialog(page).getByLabel('Email').fill(email);
    await clickInDialog(page, 'Log in to your account');
    await waitForMember(page);
  });

  it('DOOR-1 is cancelled on the dashboard, and its link is no longer valid', async () => {
    const { page, origin } = await startVisit({ ...options, brand });
    const member = await createMember(origin);
    await openAsMember(page, member);
    const email = newEmail();
    await requestEmailChange(page, email, member);
    const link = await readMailLink(email, CONFIRM);
    await page.goto('/accounts/dashboard#/account-access/');
    await page.getByText(`We sent a link to ${email}.`).waitFor();
    await page.getByRole('button', { name: 'Cancel the change' }).click();
    await page.getByText(`The change is cancelled. ${member.email} stays your email.`).waitFor();
    await page.goto(link);
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  });
});

it('DOOR-1 DOOR-2 a thief with the password changes the email, and the owner takes everything back', async () => {
  const [owner, thief, elsewhere] = [
    await startVisit({ ...options, width: 390 }),
    await startVisit({ ...options }),
    await startVisit({ ...options }),
  ];
  const member = await createMember(owner.origin);
  await openAsMember(owner.page, member);
  await openAsMember(thief.page, member);
  const email = newEmail();
  await requestEmailChange(thief.page, email, member);
  await followLink(thief.page, await readMailLink(email, CONFIRM), 'Confirm this address');
  await thief.page.getByRole('heading', { name: 'Your address is changed' }).waitFor();
  await openAsMember(elsewhere.page, { email, password: member.password });

  const link = await readMailLink(member.email, TAKE_BACK);
  await followLink(owner.page, link, 'Take my account back');
  await owner.page.getByRole('heading', { name: 'Your account is yours again' }).waitFor();
  for (const { page } of [thief, elsewhere]) {
    await page.goto('/places/');
    await waitForGuest(page);
    await isRefused(page, { email, password: member.password });
    await isRefused(page, member);
  }

  await owner.page.goto(await readResetLink(member.email));
  await getDialog(owner.page, 'Choose a new password').waitFor();
  await fillDialog(owner.page, { 'New password': 'second pie 42', 'New password again': 'second pie 42' });
  await clickInDialog(owner.page, 'Save new password');
  await fillDialog(owner.page, { Email: member.email, Password: 'second pie 42' });
  await clickInDialog(owner.page, 'Log in to your account');
  await owner.page.waitForURL(`${owner.origin}/`);
  await owner.page.goto(HOME);
  await profileForm(owner.page).waitFor();
  expect(await emailField(owner.page).inputValue()).toBe(member.email);
  await owner.page.goto(link);
  await owner.page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
});
