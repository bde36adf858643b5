import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { createMember, logIn } from './testing/members';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const showFromCache = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

it('EMBED-16.visitor O-AUT-02 a page from the back/forward cache shows a guest if the member has logged out meanwhile', async () => {
  const { page, context, origin } = await startVisit();
  await page.goto('/places/', { waitUntil: 'domcontentloaded' });
  await logIn(page, await createMember(origin));
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByText('Logged in as').waitFor();
  await context.clearCookies();
  await page.evaluate(showFromCache);
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  expect(await page.getByText('Logged in as').count()).toBe(0);
});

it('EMBED-16.panels a panel that was left open is closed, and the page can be scrolled', async () => {
  const { page } = await startVisit({ width: 390 });
  await page.goto('/places/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'All sections' });
  await menu.waitFor();
  await page.evaluate(showFromCache);
  await menu.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
});

it('AUTH-11.opens AUTH-11.once O-DLG-04 the sign-up dialog of a URL opens once and stays closed', async () => {
  const { page } = await startVisit();
  await page.goto('/places/?signupDialogActive=1', { waitUntil: 'domcontentloaded' });
  const dialog = page.getByRole('dialog', { name: 'Sign up' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.evaluate(showFromCache);
  // Whatever opens does so within two frames of the event.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await dialog.count()).toBe(0);
});

describe('returning to a grid', () => {
  it('LIST-10.same-cards LIST-10.scroll-place shows the same number of cards, with the same one at the top, to the pixel', async () => {
    const { page } = await startVisit();
    await page.goto('/restaurants/');
    const grid = page.locator('[data-widget="listing-grid"]');
    await grid.and(page.locator('[data-cg-status="ready"]')).waitFor();
    const articles = grid.getByRole('article');
    const first = await articles.count();
    for (const length of [first + 12, first + 24]) {
      await grid.getByRole('button', { name: 'Load More' }).click();
      await articles.nth(length - 1).waitFor();
    }
    const card = articles.nth(first + 17);
    const topOf = () => card.evaluate((element) => element.getBoundingClientRect().top);
    await card.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy({ top: top + 40, behavior: 'instant' });
    });
    const top = await topOf();
    expect(Math.round(top)).toBe(-40);
    await page.goto('/contact/');
    await page.goBack();
    await articles.nth(first + 23).waitFor();
    await page.waitForFunction(() => window.scrollY > 800);
    // After two frames the browser and the grid no longer change the scroll position.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1);
    expect(await articles.count()).toBe(first + 24);
  });
});
