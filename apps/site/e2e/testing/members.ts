import { randomUUID } from 'node:crypto';
import { type Page } from 'playwright-core';

export interface Member {
  email: string;
  password: string;
}

/** Creates a member of the running site, through its API, in a session that is not used again. */
export async function createMember(origin: string): Promise<Member> {
  const member = { email: `reader-${randomUUID()}@example.com`, password: `plain-${randomUUID()}` };
  const response = await fetch(`${origin}/api/v2/profiles/email-registration/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(member),
  });
  if (!response.ok) throw new Error(`No member could be made: ${response.status} ${await response.text()}`);
  return member;
}

/** Fills the open log-in dialog and submits it; the page reloads afterwards. */
export async function logInByDialog(page: Page, { email, password }: Member): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in or Sign up' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await Promise.all([
    page.waitForEvent('framenavigated', { predicate: (frame) => frame === page.mainFrame() }),
    dialog.getByRole('button', { name: 'Log in to your account' }).click(),
  ]);
}

/** Logs in on the current page. */
export async function logIn(page: Page, member: Member): Promise<void> {
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await logInByDialog(page, member);
  await page.getByRole('button', { name: 'Your account' }).waitFor();
}
