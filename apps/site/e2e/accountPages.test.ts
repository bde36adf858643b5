import { randomUUID } from 'node:crypto';
import { type Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { findViolations } from './testing/findViolations';
import { createMember } from './testing/members';
import { readResetLink } from './testing/readOutbox';
import { readTestRun, type Brand } from './testing/testRun';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const brands: Brand[] = ['guide', 'news'];
const views = brands.flatMap((brand) => [390, 1280].map((width) => ({ brand, width })));
const REFUSED = /400 \(Bad Request\)/;

const fill = (page: Page, label: string, words: string) =>
  page.getByLabel(label, { exact: true }).fill(words);
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();
const pathOf = (page: Page) => new URL(page.url()).pathname;
const focused = (page: Page) => page.locator('main :focus').getAttribute('name');
const isMember = async ({ context, origin }: Visit) => {
  const response = await context.request.get(`${origin}/api/v2/profiles/hi/`);
  return ((await response.json()) as { id: number | null }).id !== null;
};

describe.each(views)('account pages of the $brand site at $width px, without JavaScript', (view) => {
  it('AUTH-10 AUTH-12 AUTH-13 HOST-3 lead a visitor from sign-up to a changed password', async () => {
    const visit = await startVisit({ ...view, javaScriptEnabled: false, expected: REFUSED });
    const { page, context } = visit;
    const email = `plain+${randomUUID()}@example.com`;

    await page.goto('/accounts/login?next=/places/');
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await fill(page, 'Email', email);
    await fill(page, 'Password', 'first pie 41');
    await fill(page, 'Password again', 'another pie');
    await press(page, 'Sign up');
    await page.getByText("* The two passwords fields didn't match.").waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(await focused(page)).toBe('password_again');
    await fill(page, 'Password', 'first pie 41');
    await fill(page, 'Password again', 'first pie 41');
    await press(page, 'Sign up');
    expect([pathOf(page), await isMember(visit)]).toEqual(['/accounts/onboarding', true]);

    await context.clearCookies();
    await page.goto('/accounts/login');
    await page.getByRole('main').getByRole('link', { name: 'Forgot your password?' }).click();
    await fill(page, 'Email', email);
    await press(page, 'Send the link');
    await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
    await page.goto(await readResetLink(email));
    await fill(page, 'New password', '12345');
    await fill(page, 'New password again', '12345');
    await press(page, 'Save the new password');
    await page.getByText('* This password is entirely numeric.').waitFor();
    expect(page.url()).not.toContain('token');
    await fill(page, 'New password', 'second pie 42');
    await fill(page, 'New password again', 'second pie 42');
    await press(page, 'Save the new password');
    await page.getByRole('heading', { name: 'Your new password is saved' }).waitFor();

    await page.goto('/accounts/password/');
    expect(pathOf(page)).toBe('/accounts/login');
    await fill(page, 'Email', email);
    await fill(page, 'Password', 'first pie 41');
    await press(page, 'Log in to your account');
    await page.getByRole('alert').waitFor();
    expect(await focused(page)).toBe('password');
    await fill(page, 'Password', 'second pie 42');
    await press(page, 'Log in to your account');
    expect(pathOf(page)).toBe('/accounts/password/');
    await fill(page, 'Current password', 'second pie 42');
    await fill(page, 'New password', 'third pie 43');
    await fill(page, 'New password again', 'third pie 43');
    await press(page, 'Change password');
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
    expect(await isMember(visit)).toBe(true);
  });

  it('O-AUT-06 ask a visitor from another site before logging out', async () => {
    const visit = await startVisit({ ...view, javaScriptEnabled: false });
    const { page, origin } = visit;
    const member = await createMember(origin);
    await page.goto('/accounts/login');
    await fill(page, 'Email', member.email);
    await fill(page, 'Password', member.password);
    await press(page, 'Log in to your account');

    const { sites } = readTestRun();
    const otherOrigin = sites[view.brand === 'guide' ? 'news' : 'guide'];
    await page.route(`${otherOrigin}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<a href="${origin}/profiles/logout?next=/places/">Go</a>`,
      }),
    );
    await page.goto(`${otherOrigin}/links`);
    await page.getByRole('link', { name: 'Go' }).click();
    await page.getByRole('heading', { name: 'Log out?' }).waitFor();
    expect(await isMember(visit)).toBe(true);
    await press(page, 'Log out');
    expect([pathOf(page), await isMember(visit)]).toEqual(['/places/', false]);
  });
});

describe.each(views)('account pages of the $brand site at $width px', (view) => {
  it('QUAL-1 have no axe violation and no overflow, with and without errors', async () => {
    const { page, origin } = await startVisit({ ...view, expected: /400 \(Bad Request\)|ERR_FAILED/ });
    const member = await createMember(origin);
    await page.request.post('/api/v2/profiles/reset-password/', { data: { email: member.email } });
    const reset = await readResetLink(member.email);

    const inspect = async (path: string) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, await findViolations(page), width]).toEqual([path, [], view.width]);
    };
    // The page itself; what widgets add to it and on top of it is checked elsewhere.
    await page.route('**/widgets/**', (route) => route.abort());
    // `everyPage.test.ts` checks those that need no link from a mail.
    for (const path of ['/accounts/reset-password/?token=worn-out', reset]) {
      await page.goto(path);
      await inspect(path);
    }
    await page.goto('/accounts/sign-up');
    await fill(page, 'Email', member.email);
    await fill(page, 'Password', '1');
    await fill(page, 'Password again', '1');
    await press(page, 'Sign up');
    await page.getByText('* This email is already in use.').waitFor();
    await inspect('faults of sign-up');
    await page.goto('/accounts/login?next=/accounts/password/');
    await fill(page, 'Email', member.email);
    await fill(page, 'Password', member.password);
    await press(page, 'Log in to your account');
    await inspect('/accounts/password/');
  });
});
