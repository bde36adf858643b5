import { type Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { readFocusedName } from './testing/readFocusedName';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const dialogOf = (page: Page) => page.getByRole('dialog');
const waitForClosed = (page: Page) => dialogOf(page).waitFor({ state: 'detached' });

async function openLogin(options: Parameters<typeof startVisit>[0]): Promise<Visit> {
  const visit = await startVisit(options);
  await visit.page.goto('/places/', { waitUntil: 'domcontentloaded' });
  await visit.page.locator('[data-widget="navbar"][data-cg-status="ready"]').waitFor();
  await pressLogIn(visit.page);
  return visit;
}

async function pressLogIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialogOf(page).locator(':focus').waitFor();
}

describe.each([
  ['guide', 390],
  ['news', 1280],
] as const)('the dialogs of the %s site at %i px', (brand, width) => {
  it('O-DLG-01 O-DLG-05 return the focus to their opener, however they are closed', async () => {
    const { page } = await openLogin({ brand, width });
    const waysToClose = [
      () => page.keyboard.press('Escape'),
      () => dialogOf(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 5),
    ];
    for (const [index, close] of waysToClose.entries()) {
      if (index > 0) await pressLogIn(page);
      const step = ['Forgot password?', 'Sign up'][index];
      if (step) await dialogOf(page).getByRole('button', { name: step }).click();
      await dialogOf(page).locator(':focus').waitFor();
      expect(await dialogOf(page).count()).toBe(1);
      await close();
      await waitForClosed(page);
      expect(await readFocusedName(page)).toBe('Log in');
    }
  });

  it('O-DLG-02 AUTH-16 a press that leaves the dialog does not close it, and Escape still works', async () => {
    const { page } = await openLogin({ brand, width });
    const email = dialogOf(page).getByLabel('Email');
    await email.fill('jo@example.com');
    await email.hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    expect(await email.inputValue()).toBe('jo@example.com');
    await page.mouse.down();
    await email.hover();
    await page.mouse.up();
    expect(await dialogOf(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await waitForClosed(page);
  });
});

it('O-FRM-06 no field has text so small that a phone zooms in', async () => {
  const { page } = await openLogin({ width: 390 });
  const sizes = await page
    // Checkboxes contain no text, and visitors never reach the honeypot field.
    .locator('input:not([type="checkbox"], [type="hidden"], [tabindex="-1"]), select')
    .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});
