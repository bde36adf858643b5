import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { countListeners } from './testing/countListeners';
import { openTestPage } from './testing/openTestPage';
import { createMember, logIn } from './testing/members';

jest.setTimeout(60_000);
afterEach(closeVisits);
afterAll(disconnectBrowser);

const buttons = (from: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<div data-widget="save-button" data-listing-id="${from + index}" data-name="Place ${from + index}"><a href="/accounts/login">Save</a></div>`,
  ).join('');

const READY = '[data-widget="save-button"][data-cg-status="ready"]';

async function waitForReady({ page }: Visit, count: number): Promise<void> {
  await page.waitForFunction(({ selector, due }) => document.querySelectorAll(selector).length === due, {
    selector: READY,
    due: count,
  });
}

describe('a page of a thousand save buttons', () => {
  it('EMBED-8 EMBED-8.own-options EMBED-8.thousand EMBED-8.one-listener has all of them ready, each for its own place, with a handful of listeners', async () => {
    const visit = await startVisit();
    await openTestPage(visit, buttons(1, 1000));
    await waitForReady(visit, 1000);
    expect(await countListeners(visit)).toBeLessThan(200);
    const last = visit.page.getByRole('button', { name: 'Save Place 1000' });
    expect(await last.getAttribute('aria-pressed')).toBe('false');
  });

  it('EMBED-7.added EMBED-8.one-listener AUTH-16.any-page mounts 200 more of an infinite page, and unmounts those of a removed page', async () => {
    const visit = await startVisit();
    const { page } = visit;
    await openTestPage(visit, `<section>${buttons(1, 300)}</section>`);
    await waitForReady(visit, 300);
    const before = await countListeners(visit);
    await page.evaluate(
      (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
      buttons(301, 200),
    );
    await waitForReady(visit, 500);
    expect(await countListeners(visit)).toBeLessThanOrEqual(before + 5);

    await page.evaluate(() => document.querySelector('section')?.remove());
    await page.getByRole('button', { name: 'Save Place 500' }).click();
    await page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
  });

  it('SAVE-2 EMBED-8.own-options a save changes only the buttons of that place', async () => {
    const visit = await startVisit();
    const { page, origin } = visit;
    await page.goto('/restaurants/');
    await logIn(page, await createMember(origin));
    await openTestPage(visit, buttons(1, 400) + buttons(1, 1));
    await waitForReady(visit, 401);
    await page.evaluate(() => {
      const changed = new Set<string>();
      new MutationObserver((records) => {
        for (const { target } of records)
          changed.add((target as Element).closest('[data-widget]')?.getAttribute('data-listing-id') ?? '');
      }).observe(document.querySelector('main') ?? document, { attributes: true, subtree: true });
      Object.assign(window, { changed });
    });
    await page.getByRole('button', { name: 'Save Place 1', exact: true }).first().click();
    const pressed = page.getByRole('button', { name: 'Save Place 1', exact: true, pressed: true });
    await pressed.nth(1).waitFor();
    expect(await page.evaluate(() => [...(window as unknown as { changed: Set<string> }).changed])).toEqual([
      '1',
    ]);
    expect(await pressed.count()).toBe(2);
  });
});
