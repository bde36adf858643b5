import { randomUUID } from 'node:crypto';
import { type Page } from 'playwright-core';
import { startVisit, type Visit } from './startVisit';

type VisitOptions = Parameters<typeof startVisit>[0];

export const BAD_REQUEST_MESSAGE = /400 \(Bad Request\)/;

/** The open dialog, with this name if one is given. */
export const getDialog = (page: Page, name?: string) =>
  name === undefined ? page.getByRole('dialog') : page.getByRole('dialog', { name, exact: true });

export const getDialogField = (page: Page, label: string) =>
  getDialog(page).getByLabel(label, { exact: true });

export const clickInDialog = (page: Page, name: string) =>
  getDialog(page).getByRole('button', { name, exact: true }).click();

export const waitForDialogClosed = (page: Page) => getDialog(page).waitFor({ state: 'detached' });

/** Fills fields of the open dialog by their labels. */
export async function fillDialog(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values)) await getDialogField(page, label).fill(text);
}

/** The current path, query and hash. */
export function getCurrentPath(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** Opens a page and waits until its bar is ready. */
export async function openPage(options: VisitOptions = {}, path = '/places/'): Promise<Visit> {
  const visit = await startVisit({ expected: BAD_REQUEST_MESSAGE, ...options });
  await visit.page.goto(path, { waitUntil: 'domcontentloaded' });
  await visit.page.locator('[data-widget="navbar"][data-cg-status="ready"]').waitFor();
  return visit;
}

/** Also opens the log-in, or the dialog that its button with this name leads to. */
export async function openDialog(options?: VisitOptions, button?: string): Promise<Visit> {
  const visit = await openPage(options);
  await clickLogIn(visit.page);
  if (button) {
    await clickInDialog(visit.page, button);
    await getDialog(visit.page).locator(':focus').waitFor();
  }
  return visit;
}

export async function clickLogIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await getDialog(page, 'Log in or Sign up').locator(':focus').waitFor();
}

/** Adds a link to the change of the password to the page, as an editor may. */
export async function addPasswordChangeLink(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    const link = document.createElement('a');
    link.href = '/accounts/password/';
    link.dataset['cgAction'] = 'change-password';
    link.textContent = 'Change my password';
    main.prepend(link);
  });
}

export const getPasswordChangeLink = (page: Page) => page.getByRole('link', { name: 'Change my password' });

export const newEmail = () => `reader+${randomUUID()}@example.com`;

/** Holds back the responses of one API path until released, and counts the requests. */
export async function holdResponses(page: Page, path: string) {
  const state = { requestCount: 0 };
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/v2/${path}*`, async (route) => {
    state.requestCount += 1;
    await gate;
    // The page may have canceled it meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { state, release };
}
