import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { createMember, logIn, logInByDialog } from './testing/members';
import { type Brand } from './testing/testRun';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const screens: [Brand, number][] = [
  ['guide', 1280],
  ['news', 390],
];

describe.each(screens)('one visit to the %s site at %i px', (brand, width) => {
  it('HOST-6.personal AUTH-15.done SAVE-1 SAVE-2 a guest saves a place, logs in, and finds it saved in every widget', async () => {
    const { page, origin } = await startVisit({ brand, width });
    const member = await createMember(origin);
    await page.goto('/restaurants/');

    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Save / }) })
      .first();
    const heart = card.getByRole('button', { name: /^Save / });
    const name = (await heart.getAttribute('aria-label'))?.replace(/^Save /, '') ?? '';
    await heart.click();
    await page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
    expect(
      await page
        .getByRole('button', { name: `Save ${name}`, includeHidden: true })
        .first()
        .getAttribute('aria-pressed'),
    ).toBe('false');

    await logInByDialog(page, member);
    await page
      .locator('button[aria-pressed="true"]', { hasText: '' })
      .and(page.getByRole('button', { name: `Save ${name}` }))
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/restaurants/');

    await page.getByRole('link', { name, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const alone = page.locator('[data-widget="save-button"]').first().getByRole('button');
    await alone.and(page.locator('[aria-pressed="true"]')).waitFor();
  });

  it('NAV-11 AUTH-14.log-out a member sees their menu and logs out', async () => {
    const { page, origin } = await startVisit({ brand, width });
    await page.goto('/restaurants/');
    await logIn(page, await createMember(origin));

    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByText('Logged in as').waitFor();
    await page.getByRole('link', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/restaurants/');
  });
});
