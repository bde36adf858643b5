import { getNavbarButton, openNavbar } from './testing/navbar';
import { closeVisits, disconnectBrowser } from './testing/startVisit';
import { findViolations } from './testing/findViolations';
import { createMember, logIn } from './testing/members';

afterEach(closeVisits);
afterAll(disconnectBrowser);

describe.each(['guide', 'news'] as const)('the member’s panel of the %s site', (brand) => {
  it.each(['light', 'dark'] as const)(
    'QUAL-1 NAV-11 NAV-12 has no axe violations, %s',
    async (colorScheme) => {
      const { page, origin } = await openNavbar({ brand, colorScheme });
      await logIn(page, await createMember(origin));
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.reload({ waitUntil: 'domcontentloaded' });
        await getNavbarButton(page, 'Your account').click();
        await page.getByText(/^Logged in as /).waitFor();
        await page.waitForFunction(() => document.getAnimations().every((it) => it.playState !== 'running'));
        expect(await findViolations(page)).toEqual([]);
      }
    },
  );
});
