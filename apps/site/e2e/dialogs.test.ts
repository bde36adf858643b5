import { type Page } from 'playwright-core';
import { closeVisits, leaveBrowser, startVisit, type Visit } from './testing/browse';
import { readFocus } from './testing/readFocus';

afterEach(closeVisits);
afterAll(leaveBrowser);

const dialogOf = (page: Page) => page.getByRole('dialog');
const whenClosed = (page: Page) => dialogOf(page).waitFor({ state: 'detached' });

async function openLogin(order: Parameters<typeof startVisit>[0]): Promise<Visit> {
  const visit = await startVisit(order);
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
  it('O-DLG-01 O-DLG-05 give the focus back to their opener, by whatever way they close', async () => {
    const { page } = await openLogin({ brand, width });
    const closings = [
      () => page.keyboard.press('Escape'),
      () => dialogOf(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 5),
    ];
    for (const [index, close] of closings.entries()) {
      if (index > 0) await pressLogIn(page);
      const step = ['Forgot password?', 'Sign up'][index];
      if (step) await dialogOf(page).getByRole('button', { name: step }).click();
      await dialogOf(page).locator(':focus').waitFor();
      expect(await dialogOf(page).count()).toBe(1);
      await close();
      await whenClosed(page);
      expect(await readFocus(page)).toBe('Log in');
    }
  });

  it('O-DLG-02 AUTH-16 a press that leaves the dialog closes nothing, and Escape still works', async () => {
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
    await whenClosed(page);
  });
});

it('O-FRM-06 no field is so small that a phone zooms in', async () => {
  const { page } = await openLogin({ width: 390 });
  const sizes = await page
    // Boxes hold no text, and nobody comes to a field that is there for robots.
    .locator('input:not([type="checkbox"], [type="hidden"], [tabindex="-1"]), select')
    .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});
