import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { createMember, logInByDialog } from './testing/members';

afterEach(closeVisits);
afterAll(disconnectBrowser);

describe.each(['guide', 'news'] as const)('the bookmark of an article on %s', (brand) => {
  it('SAVE-1 SAVE-2 AUTH-15.done is saved by the log-in, and is there after a reload and Back', async () => {
    const { page, origin } = await startVisit({ brand, width: 390 });
    const member = await createMember(origin);
    await page.goto('/food/');
    await page.locator('main article a[href^="/food/"]').first().click();
    const bookmark = (pressed: boolean) => page.getByRole('button', { name: /^Bookmark /, pressed });
    await bookmark(false).click();
    await logInByDialog(page, member);
    await bookmark(true).waitFor();
    await page.reload();
    await bookmark(true).waitFor();
    await page.goto('/food/');
    await page.goBack();
    await bookmark(true).waitFor();
  });
});
