import { type Route } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { openTestPage } from './testing/openTestPage';
import { createMember, logIn } from './testing/members';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const failures: [string, (route: Route) => Promise<void>][] = [
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

describe('an API that fails', () => {
  it.each(failures)(
    'LIST-2 O-NET-02 listings that fail with %s leave a grid that can be retried',
    async (_name, answer) => {
      const visit = await startVisit({ expected: /./ });
      const { page, context } = visit;
      await context.route('**/api/v2/listings/**', answer);
      await openTestPage(visit, '<div id="grid" data-widget="listing-grid" data-limit="4"></div>');
      await page.locator('#grid[data-cg-status="ready"]').waitFor();
      await page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 20_000 });
      expect(await page.getByText('Sign in to the wifi').count()).toBe(0);

      await context.unroute('**/api/v2/listings/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('#grid img').first().waitFor();
      expect(visit.consoleErrors.filter((words) => /Uncaught|unhandled/i.test(words))).toEqual([]);
    },
  );

  it.each(failures)('SAVE-3.flips-back a save that fails with %s flips back', async (_name, answer) => {
    const visit = await startVisit({ expected: /./ });
    const { page, context, origin } = visit;
    await page.goto('/restaurants/');
    await logIn(page, await createMember(origin));
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await context.route('**/api/v2/favourites/', async (route) => {
      await released;
      await answer(route);
    });
    const heart = page.getByRole('button', { name: /^Save / }).first();
    await heart.click();
    await heart.and(page.locator('[aria-pressed="true"]')).waitFor();
    release();
    await heart.and(page.locator('[aria-pressed="false"]')).waitFor();
  });

  it('SAVE-2.at-once QUAL-2.one-frame the heart flips before the server has responded', async () => {
    const { page, context, origin } = await startVisit();
    await page.goto('/restaurants/');
    await logIn(page, await createMember(origin));
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await context.route(/\/api\/v2\/(favourites|todos)\/$/, async (route) => {
      await released;
      await route.continue();
    });
    for (const name of [/^Save /, /^Want to go /]) {
      const control = page.getByRole('button', { name }).first();
      // Measured from before our listeners receive the click until before the next frame is painted.
      const inNextFrame = await control.evaluateHandle((button) => {
        const pressed = new Promise<string | null>((resolve) => {
          const onClick = () => requestAnimationFrame(() => resolve(button.getAttribute('aria-pressed')));
          window.addEventListener('click', onClick, { capture: true, once: true });
        });
        return { pressed };
      });
      await control.click();
      expect(await inNextFrame.evaluate(({ pressed }) => pressed)).toBe('true');
    }
    release();
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('AUTH-3.failed AUTH-3.next-page a failed status request leaves a guest', async () => {
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
