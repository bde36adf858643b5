import { buttonOf, menuOf, openBar, searchField } from './testing/bar';
import { closeVisits, leaveBrowser, startVisit } from './testing/browse';
import { dialogOf, openDialog, openPage } from './testing/accountDialogs';
import { createMember, logIn } from './testing/members';
import { wakeAll } from './testing/pageFaults';
import { faultsOf, listStops, walkByTab } from './testing/walkByTab';

afterEach(closeVisits);
afterAll(leaveBrowser);

const screens = [
  ['guide', 390],
  ['guide', 1280],
  ['news', 390],
  ['news', 1280],
] as const;

const namesOf = (stops: readonly { name: string }[]) => stops.map(({ name }) => name);

describe.each(screens)('a walk by Tab over the %s site at %i px', (brand, width) => {
  it.each(['/', '/restaurants/'])(
    'QUAL-1.keyboard O-NAV-03 on %s meets every visible control once',
    async (path) => {
      const { page } = await startVisit({ brand, width });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await wakeAll(page);
      const forwards = await walkByTab(page);
      expect(faultsOf(forwards)).toEqual([]);
      expect(namesOf(forwards)).toEqual(await listStops(page));
      if (path !== '/') return;
      const backwards = await walkByTab(page, 'Shift+Tab');
      expect(faultsOf(backwards)).toEqual([]);
      expect(namesOf(backwards)).toEqual(namesOf(forwards).reverse());
    },
  );
});

// Each walk takes seconds; half of the screens have all that differs.
describe.each([screens[0], screens[3]])('dialogs and panels of %s at %i px, by Tab', (brand, width) => {
  it.each([undefined, 'Forgot password?', 'Sign up'])(
    'AUTH-16.trapped QUAL-1.keyboard stays in the dialog, both ways (%p)',
    async (button) => {
      const { page } = await openDialog({ brand, width }, button);
      const forwards = await walkByTab(page);
      expect(faultsOf(forwards)).toEqual([]);
      const own = await listStops(page);
      expect(namesOf(forwards).sort()).toEqual([...own].sort());
      const backwards = await walkByTab(page, 'Shift+Tab');
      expect(faultsOf(backwards)).toEqual([]);
      expect(namesOf(backwards).sort()).toEqual([...own].sort());
      expect(await dialogOf(page).locator(':focus').count()).toBe(1);
    },
  );

  it('QUAL-1 NAV-9 with a panel open meets nothing that the panel covers', async () => {
    const visit = await openBar({ brand, width });
    const { page } = visit;
    await buttonOf(page, 'Open menu').focus();
    await page.keyboard.press('Enter');
    await menuOf(page).waitFor();
    await page.waitForFunction(() => document.getAnimations().every((it) => it.playState !== 'running'));
    expect(faultsOf(await walkByTab(page))).toEqual([]);
    expect(await menuOf(page).count()).toBe(0);

    await buttonOf(page, 'Search').focus();
    await page.keyboard.press('Enter');
    await searchField(page).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('pub');
    await page.getByRole('option').first().waitFor();
    expect(faultsOf(await walkByTab(page))).toEqual([]);

    await logIn(page, await createMember(visit.origin));
    await buttonOf(page, 'Your account').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Log out' }).waitFor();
    expect(faultsOf(await walkByTab(page))).toEqual([]);
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
  await dialogOf(page).locator(':focus').waitFor();
  const stops = await walkByTab(page);
  expect(faultsOf(stops)).toEqual([]);
  expect(namesOf(stops).sort()).toEqual((await listStops(page)).sort());
});
