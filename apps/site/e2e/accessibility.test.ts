import { readFileSync } from 'node:fs';
import { type Page } from 'playwright-core';
import { closeVisits, leaveBrowser, startVisit } from './testing/browse';
import { type Brand } from './testing/running';

afterEach(closeVisits);
afterAll(leaveBrowser);

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is now, one line each. */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(
          options: object,
        ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary}`),
    );
  });
}

const brands: Brand[] = ['guide', 'news'];

describe.each(brands)('the %s site', (brand) => {
  it.each([
    '/',
    '/restaurants/',
    '/places/',
    '/neighbourhoods/',
    '/accounts/login',
    '/search?q=park',
    '/nowhere',
  ])('QUAL-1 has no axe violation on %s with its widgets awake', async (path) => {
    const { page } = await startVisit({ brand, expected: path === '/nowhere' ? /404/ : undefined });
    await page.goto(path);
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

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
    await page.getByRole('searchbox').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});
