import { randomUUID } from 'node:crypto';
import { type Page } from 'playwright-core';
import { startVisit, type Visit } from './browse';

type Order = Parameters<typeof startVisit>[0];

export const REFUSED = /400 \(Bad Request\)/;

/** The one dialog that is open, by its name where one is given. */
export const dialogOf = (page: Page, name?: string) =>
  name === undefined ? page.getByRole('dialog') : page.getByRole('dialog', { name, exact: true });

export const fieldOf = (page: Page, label: string) => dialogOf(page).getByLabel(label, { exact: true });

export const pressIn = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).click();

export const whenClosed = (page: Page) => dialogOf(page).waitFor({ state: 'detached' });

/** Fills fields of the open dialog by their labels. */
export async function fillIn(page: Page, words: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(words)) await fieldOf(page, label).fill(text);
}

/** Where the page is: path, query and hash. */
export function placeOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** Opens a page whose bar is awake. */
export async function openPage(order: Order = {}, path = '/places/'): Promise<Visit> {
  const visit = await startVisit({ expected: REFUSED, ...order });
  await visit.page.goto(path, { waitUntil: 'domcontentloaded' });
  await visit.page.locator('[data-widget="navbar"][data-cg-status="ready"]').waitFor();
  return visit;
}

/** The same with the log-in open, or the dialog that its button of this name leads to. */
export async function openDialog(order?: Order, button?: string): Promise<Visit> {
  const visit = await openPage(order);
  await pressLogIn(visit.page);
  if (button) {
    await pressIn(visit.page, button);
    await dialogOf(visit.page).locator(':focus').waitFor();
  }
  return visit;
}

export async function pressLogIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialogOf(page, 'Log in or Sign up').locator(':focus').waitFor();
}

/** Puts a link to the change of the password into the page, as an editor may. */
export async function addChangeLink(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    const link = document.createElement('a');
    link.href = '/accounts/password/';
    link.dataset['cgAction'] = 'change-password';
    link.textContent = 'Change my password';
    main.prepend(link);
  });
}

export const changeLink = (page: Page) => page.getByRole('link', { name: 'Change my password' });

export const newEmail = () => `reader+${randomUUID()}@example.com`;

/** Holds back the answers of one call until let go, and counts how often it was asked. */
export async function holdCall(page: Page, path: string) {
  const state = { asked: 0 };
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/api/v2/${path}*`, async (route) => {
    state.asked += 1;
    await gate;
    // The page may have withdrawn it meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { state, letGo };
}
