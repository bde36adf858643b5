import { type Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { createMember } from './testing/members';
import { readFocusedName } from './testing/readFocusedName';

afterEach(closeVisits);
afterAll(disconnectBrowser);

/** Presses Tab until the focus is on an element with this name; fails after more steps than any page of ours needs. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await readFocusedName(page))) return;
  }
  throw new Error(`Tab never reached ${String(name)}; the focus is on "${await readFocusedName(page)}"`);
}

describe.each([390, 1280])('a visit by keyboard alone at %i px', (width) => {
  it('QUAL-1.keyboard AUTH-15.done AUTH-16.any-page saves a place, logs in and finds it saved', async () => {
    const { page, origin } = await startVisit({ width });
    const { email, password } = await createMember(origin);
    await page.goto('/restaurants/');
    await page.locator('[data-widget="listing-grid"][data-cg-status="ready"]').waitFor();
    await page.locator('[data-widget="navbar"][data-cg-status="ready"]').waitFor();

    await tabTo(page, /^Save /);
    const name = await readFocusedName(page);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
    await page.getByLabel('Email').and(page.locator(':focus')).waitFor();
    await page.keyboard.type(email);
    await tabTo(page, /^$/);
    await page.getByLabel('Password', { exact: true }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name, pressed: true }).first().waitFor();
  });

  it('O-DLG-01 AUTH-16.escape AUTH-16.returns Escape closes the dialog and returns the focus', async () => {
    const { page } = await startVisit({ width });
    await page.goto('/restaurants/');
    await page.locator('[data-widget="listing-grid"][data-cg-status="ready"]').waitFor();
    await tabTo(page, /^Save /);
    const name = await readFocusedName(page);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await readFocusedName(page)).toBe(name);
  });
});
