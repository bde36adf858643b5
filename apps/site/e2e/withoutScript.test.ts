import { waitForNavbar, getNavbarButton } from './testing/navbar';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { createMember } from './testing/members';
import { pollUntil } from './testing/pollUntil';
import { readStored } from './testing/readStored';

afterEach(closeVisits);
afterAll(disconnectBrowser);

describe.each([390, 1280])('a page whose scripts never run, at %i px', (width) => {
  it('HOST-3.without-javascript is complete without JavaScript: places, links, search and log-in', async () => {
    const { page, origin } = await startVisit({ width, javaScriptEnabled: false });
    const member = await createMember(origin);
    await page.goto('/restaurants/');
    expect(
      await page.locator('[data-widget="listing-grid"] article, [data-widget="listing-grid"] li').count(),
    ).toBeGreaterThanOrEqual(12);

    await page.locator('[data-widget="listing-grid"] :is(h2, h3) a').first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Save' }).first().click();
    expect(new URL(page.url()).pathname).toBe('/accounts/login');

    await page.getByLabel('Email').first().fill(member.email);
    await page.getByLabel('Password', { exact: true }).first().fill(member.password);
    await page.getByRole('button', { name: 'Log in to your account' }).click();
    expect(new URL(page.url()).pathname).toMatch(/^\/restaurants\/./);
  });

  it('EMBED-6.for-good keeps the CMS content where the widget host is blocked', async () => {
    const { page, context } = await startVisit({ width, expected: /ERR_FAILED|Failed to load resource/ });
    await context.route('**/widgets/**', (route) => route.abort());
    await page.goto('/restaurants/');
    await page.waitForLoadState('load');
    expect(
      await page.locator('[data-widget="listing-grid"] article, [data-widget="listing-grid"] li').count(),
    ).toBeGreaterThanOrEqual(12);
    await page.locator('[data-cg-action="login"]').click();
    expect(new URL(page.url()).pathname).toBe('/accounts/login');
  });

  it('EMBED-12.then-content EMBED-5.others one widget that cannot load does not affect the others', async () => {
    const { page, context } = await startVisit({ width, expected: /ERR_FAILED|Failed to load|Cityguide/ });
    await context.route('**/widgets/listing-grid/**', (route) => route.abort());
    await page.goto('/restaurants/');
    await page.locator('[data-widget="listing-grid"][data-cg-status="failed"]').waitFor({ timeout: 20_000 });
    expect(
      await page.locator('[data-widget="listing-grid"] article, [data-widget="listing-grid"] li').count(),
    ).toBeGreaterThanOrEqual(12);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
  });
});

describe('a log-in by the plain form, sent before any widget was ready', () => {
  it('AUTH-1.once AUTH-4.arrival AUTH-4.arrival-taken AUTH-4.not-asked is known to the next page’s widgets, and no longer requested after a log-out', async () => {
    const { page, context, origin } = await startVisit({ expected: /ERR_FAILED|Failed to load resource/ });
    const member = await createMember(origin);
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('/profiles/hi/') && requests.push(page.url()));
    await context.route('**/widgets/**', (route) => route.abort());
    await page.goto('/accounts/login?next=/restaurants/');
    await page.getByLabel('Email').first().fill(member.email);
    await page.getByLabel('Password', { exact: true }).first().fill(member.password);
    await context.unroute('**/widgets/**');
    await page.getByRole('button', { name: 'Log in to your account' }).click();
    await page.waitForURL('**/restaurants/');
    await getNavbarButton(page, 'Your account').waitFor();
    await page.locator('[data-widget="listing-grid"][data-cg-status="ready"]').waitFor();
    expect(requests).toEqual([page.url()]);
    expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'cg-came-in' }));

    await page.goto('/profiles/logout');
    // The bar of the CMS says "Log in" before the widgets know, and have stored, that the member is gone.
    await pollUntil(async () => (await page.evaluate(readStored)).includes('lastActiveSessionMoment'), false);
    await waitForNavbar(page);
    await getNavbarButton(page, 'Log in').waitFor();
    requests.length = 0;
    await page.goto('/restaurants/');
    await waitForNavbar(page);
    await getNavbarButton(page, 'Log in').waitFor();
    expect(requests).toEqual([]);
  });
});
