import { getNavbarButton, getMenu, openNavbar, getSearchField } from './testing/navbar';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { getDialog, openDialog, openPage } from './testing/accountDialogs';
import { createMember, logIn } from './testing/members';
import { activateAllWidgets } from './testing/pageChecks';
import { listFocusErrors, listFocusStops, walkByTab } from './testing/walkByTab';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const screens = [
  ['guide', 390],
  ['guide', 1280],
  ['news', 390],
  ['news', 1280],
] as const;

const namesOf = (stops: readonly { name: string }[]) => stops.map(({ name }) => name);

describe.each(screens)('moving by Tab through the %s site at %i px', (brand, width) => {
  it.each(['/', '/restaurants/'])(
    'QUAL-1.keyboard O-NAV-03 on %s reaches every visible control once',
    async (path) => {
      const { page } = await startVisit({ brand, width });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await activateAllWidgets(page);
      const forwardStops = await walkByTab(page);
      expect(listFocusErrors(forwardStops)).toEqual([]);
      expect(namesOf(forwardStops)).toEqual(await listFocusStops(page));
      if (path !== '/') return;
      const backwardStops = await walkByTab(page, 'Shift+Tab');
      expect(listFocusErrors(backwardStops)).toEqual([]);
      expect(namesOf(backwardStops)).toEqual(namesOf(forwardStops).reverse());
    },
  );
});

// Each walk takes seconds; half of the screens cover all differences.
describe.each([screens[0], screens[3]])('dialogs and panels of %s at %i px, by Tab', (brand, width) => {
  it.each([undefined, 'Forgot password?', 'Sign up'])(
    'AUTH-16.trapped QUAL-1.keyboard stays in the dialog, both ways (%p)',
    async (button) => {
      const { page } = await openDialog({ brand, width }, button);
      const forwardStops = await walkByTab(page);
      expect(listFocusErrors(forwardStops)).toEqual([]);
      const own = await listFocusStops(page);
      expect(namesOf(forwardStops).sort()).toEqual([...own].sort());
      const backwardStops = await walkByTab(page, 'Shift+Tab');
      expect(listFocusErrors(backwardStops)).toEqual([]);
      expect(namesOf(backwardStops).sort()).toEqual([...own].sort());
      expect(await getDialog(page).locator(':focus').count()).toBe(1);
    },
  );

  it('QUAL-1 NAV-9 with an open panel reaches nothing that the panel covers', async () => {
    const visit = await openNavbar({ brand, width });
    const { page } = visit;
    await getNavbarButton(page, 'Open menu').focus();
    await page.keyboard.press('Enter');
    await getMenu(page).waitFor();
    await page.waitForFunction(() => document.getAnimations().every((it) => it.playState !== 'running'));
    expect(listFocusErrors(await walkByTab(page))).toEqual([]);
    expect(await getMenu(page).count()).toBe(0);

    await getNavbarButton(page, 'Search').focus();
    await page.keyboard.press('Enter');
    await getSearchField(page).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('pub');
    await page.getByRole('option').first().waitFor();
    expect(listFocusErrors(await walkByTab(page))).toEqual([]);

    await logIn(page, await createMember(visit.origin));
    await getNavbarButton(page, 'Your account').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Log out' }).waitFor();
    expect(listFocusErrors(await walkByTab(page))).toEqual([]);
    expect(await page.getByRole('link', { name: 'Log out' }).count()).toBe(0);
  });
});

it('AUTH-13.control AUTH-16.trapped QUAL-1 stays in the change of the password', async () => {
  const visit = await openPage({ width: 390 });
  const { page } = visit;
  await logIn(page, await createMember(visit.origin));
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.dataset['cgAction'] = 'change-password';
    link.href = '/accounts/password/';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await getDialog(page).locator(':focus').waitFor();
  const stops = await walkByTab(page);
  expect(listFocusErrors(stops)).toEqual([]);
  expect(namesOf(stops).sort()).toEqual((await listFocusStops(page)).sort());
});
