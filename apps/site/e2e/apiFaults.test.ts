import { type Route } from 'playwright-core';
import { closeVisits, leaveBrowser, startVisit } from './testing/browse';
import { openMadePage } from './testing/madePage';
import { createMember, logIn } from './testing/members';

afterEach(closeVisits);
afterAll(leaveBrowser);

const faults: [string, (route: Route) => Promise<void>][] = [
  ['500', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Server error</h1>' })],
  [
    '404',
    (route) =>
      route.fulfill({ status: 404, contentType: 'application/json', body: '{"detail":"Not found."}' }),
  ],
  [
    'a page of HTML with status 200',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the wifi</h1>' }),
  ],
  ['a dead network', (route) => route.abort()],
];

describe('an API that answers badly', () => {
  it.each(faults)(
    'LIST-2 O-NET-02 listings answered by %s leave a grid that can be asked again',
    async (_name, answer) => {
      const visit = await startVisit({ expected: /./ });
      const { page, context } = visit;
      await context.route('**/api/v2/listings/**', answer);
      await openMadePage(visit, '<div id="grid" data-widget="listing-grid" data-limit="4"></div>');
      await page.locator('#grid[data-cg-status="ready"]').waitFor();
      await page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 20_000 });
      expect(await page.getByText('Sign in to the wifi').count()).toBe(0);

      await context.unroute('**/api/v2/listings/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('#grid img').first().waitFor();
      expect(visit.complaints.filter((words) => /Uncaught|unhandled/i.test(words))).toEqual([]);
    },
  );

  it.each(faults)('SAVE-3.flips-back a save answered by %s flips back', async (_name, answer) => {
    const visit = await startVisit({ expected: /./ });
    const { page, context, origin } = visit;
    await page.goto('/restaurants/');
    await logIn(page, await createMember(origin));
    let answerNow = (): void => undefined;
    const held = new Promise<void>((resolve) => (answerNow = resolve));
    await context.route('**/api/v2/favourites/', async (route) => {
      await held;
      await answer(route);
    });
    const heart = page.getByRole('button', { name: /^Save / }).first();
    await heart.click();
    await heart.and(page.locator('[aria-pressed="true"]')).waitFor();
    answerNow();
    await heart.and(page.locator('[aria-pressed="false"]')).waitFor();
  });

  it('SAVE-2.at-once QUAL-2.one-frame the heart flips before the server has answered', async () => {
    const { page, context, origin } = await startVisit();
    await page.goto('/restaurants/');
    await logIn(page, await createMember(origin));
    let answerNow = (): void => undefined;
    const held = new Promise<void>((resolve) => (answerNow = resolve));
    await context.route(/\/api\/v2\/(favourites|todos)\/$/, async (route) => {
      await held;
      await route.continue();
    });
    for (const name of [/^Save /, /^Want to go /]) {
      const control = page.getByRole('button', { name }).first();
      // Asked before any listener of ours hears the click, and answered before the next frame is painted.
      const inNextFrame = await control.evaluateHandle((button) => {
        const pressed = new Promise<string | null>((resolve) => {
          const ask = () => requestAnimationFrame(() => resolve(button.getAttribute('aria-pressed')));
          window.addEventListener('click', ask, { capture: true, once: true });
        });
        return { pressed };
      });
      await control.click();
      expect(await inNextFrame.evaluate(({ pressed }) => pressed)).toBe('true');
    }
    answerNow();
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('AUTH-3.failed AUTH-3.next-page a status call that fails leaves a guest', async () => {
    const { page, context, origin } = await startVisit({ expected: /500/ });
    await page.goto('/restaurants/');
    await logIn(page, await createMember(origin));
    await context.route('**/api/v2/profiles/hi/', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.reload();
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
    await context.unrouteAll();
    await page.reload();
    await page.getByRole('button', { name: 'Your account' }).waitFor();
  });
});
