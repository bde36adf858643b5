import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { countListeners } from './testing/countListeners';
import { findViolations } from './testing/findViolations';
import { openTestPage } from './testing/openTestPage';
import { createMember, logIn, logInByDialog } from './testing/members';

jest.setTimeout(60_000);
afterEach(closeVisits);
afterAll(disconnectBrowser);

/** Ids of listings start at 1 on every seeded site. */
const row = (id: number) =>
  `<div data-widget="listing-actions" data-listing-id="${id}" data-name="Place ${id}"><a data-cg-action="todo" href="/accounts/login">Want to go</a></div>`;
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1)).join('');

async function openAsMember(visit: Visit): Promise<void> {
  await visit.page.goto('/restaurants/');
  await logIn(visit.page, await createMember(visit.origin));
  await openTestPage(visit, row(1));
}
const rate = ({ page }: Visit, more = '') =>
  page.getByRole('button', { name: `Rate Place 1${more}`, exact: true });

describe('a row of actions', () => {
  it('SAVE-1 SAVE-11 AUTH-15.opens AUTH-15.done AUTH-16.any-page a guest’s rating by keyboard alone is saved by the log-in', async () => {
    const visit = await startVisit();
    const { page, origin } = visit;
    const member = await createMember(origin);
    await openTestPage(visit, row(1));
    await rate(visit).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: '1 of 5', exact: true }).waitFor();
    for (const key of ['End', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
    await logInByDialog(page, member);
    await rate(visit, ', 4.5 of 5').waitFor();
  });

  it('SAVE-11 a press on the left half of a star is half a star, in both tabs and after a reload', async () => {
    const visit = await startVisit();
    const { page, context } = visit;
    await openAsMember(visit);
    const other = await context.newPage();
    await other.goto('/made/');
    await other.getByRole('button', { name: 'Rate Place 1', exact: true }).waitFor();
    await rate(visit).click();
    const responsePromise = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('radio', { name: '3.5 of 5' }).click();
    expect((await responsePromise).ok()).toBe(true);
    await rate(visit, ', 3.5 of 5').waitFor();
    await other.getByRole('button', { name: 'Rate Place 1, 3.5 of 5' }).waitFor();
    await page.reload();
    await rate(visit, ', 3.5 of 5').waitFor();
  });

  it('SAVE-1 SAVE-2 AUTH-15.done a guest’s to-do is saved by the log-in', async () => {
    const visit = await startVisit();
    const { page, origin } = visit;
    const member = await createMember(origin);
    await openTestPage(visit, row(1));
    await page.getByRole('button', { name: 'Want to go Place 1', pressed: false }).click();
    await logInByDialog(page, member);
    await page.getByRole('button', { name: 'Want to go Place 1', pressed: true }).waitFor();
  });

  it.each(['guide', 'news'] as const)(
    'O-A11Y-01 has no accessibility violations on %s, stars open',
    async (brand) => {
      const visit = await startVisit({ brand, width: 390 });
      await openTestPage(visit, `<h1>Made</h1>${row(1)}`);
      await rate(visit).click();
      await visit.page.getByRole('radiogroup', { name: 'Rate Place 1' }).waitFor();
      expect(await findViolations(visit.page)).toEqual([]);
    },
  );

  it('EMBED-8.thousand EMBED-8.one-listener F2 a thousand are ready, with the listeners of one row', async () => {
    const count = async (expected: number) => {
      const visit = await startVisit();
      await openTestPage(visit, rows(expected));
      await visit.page.waitForFunction(
        (rowCount) =>
          document.querySelectorAll('[data-widget="listing-actions"][data-cg-status="ready"]').length ===
          rowCount,
        expected,
      );
      expect(await visit.page.locator('[data-cg-control]').count()).toBe(expected * 4);
      return countListeners(visit);
    };
    const oneRowCount = await count(1);
    expect(await count(1000)).toBeLessThanOrEqual(oneRowCount + 10);
  });
});
