import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { createMember, logIn } from './testing/members';

afterEach(closeVisits);
afterAll(disconnectBrowser);

describe('two tabs of one visitor', () => {
  it('SAVE-9.at-once a place saved in one tab is immediately saved in the other', async () => {
    const { page, context, origin } = await startVisit();
    await page.goto('/restaurants/');
    await logIn(page, await createMember(origin));
    const other = await context.newPage();
    await other.goto('/restaurants/');

    const heart = page.getByRole('button', { name: /^Save / }).first();
    const name = (await heart.getAttribute('aria-label')) ?? '';
    await heart.click();
    await other.getByRole('button', { name, pressed: true }).waitFor();
  });

  it('AUTH-17.log-in AUTH-17.log-out logging in and out in one tab reaches the other', async () => {
    const { page, context, origin } = await startVisit();
    await page.goto('/restaurants/');
    const other = await context.newPage();
    await other.goto('/places/');
    await other.getByRole('button', { name: 'Log in', exact: true }).waitFor();

    await logIn(page, await createMember(origin));
    await other.getByRole('button', { name: 'Your account' }).waitFor();

    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('link', { name: 'Log out' }).click();
    await other.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  });
});
