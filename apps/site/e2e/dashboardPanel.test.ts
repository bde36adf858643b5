import { buttonOf, openBar } from './testing/bar';
import { closeVisits, leaveBrowser } from './testing/browse';
import { findViolations } from './testing/findViolations';
import { createMember, logIn } from './testing/members';

afterEach(closeVisits);
afterAll(leaveBrowser);

describe.each(['guide', 'news'] as const)('the member’s panel of the %s site', (brand) => {
  it.each(['light', 'dark'] as const)(
    'QUAL-1 NAV-11 NAV-12 has no axe violation, %s',
    async (colorScheme) => {
      const { page, origin } = await openBar({ brand, colorScheme });
      await logIn(page, await createMember(origin));
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.reload({ waitUntil: 'domcontentloaded' });
        await buttonOf(page, 'Your account').click();
        await page.getByText(/^Logged in as /).waitFor();
        await page.waitForFunction(() => document.getAnimations().every((it) => it.playState !== 'running'));
        expect(await findViolations(page)).toEqual([]);
      }
    },
  );
});
