import { closeVisits, leaveBrowser, startVisit } from './testing/browse';
import { findViolations } from './testing/findViolations';
import { type Brand } from './testing/running';

afterEach(closeVisits);
afterAll(leaveBrowser);

const brands: Brand[] = ['guide', 'news'];

describe.each(brands)('the %s site', (brand) => {
  it.each([390, 1280])('QUAL-1 has no axe violation in dialogs and panels at %i px', async (width) => {
    const { page } = await startVisit({ brand, width });
    await page.goto('/restaurants/');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByRole('dialog', { name: 'Reset password' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Close menu' }).first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search', exact: true }).first().click();
    await page.getByRole('combobox', { name: 'Search the site' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});
