import { closeVisits, leaveBrowser, startVisit } from './testing/browse';
import { createMember, logIn } from './testing/members';

afterEach(closeVisits);
afterAll(leaveBrowser);

const REFUSED = `
  const refuse = () => { throw new DOMException('blocked', 'SecurityError'); };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get: refuse });`;
const FULL = `
  Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };`;
const HANGING = `
  IDBFactory.prototype.open = () => new EventTarget();`;

describe.each([
  ['refused', 'O-STO-01', REFUSED],
  ['full', 'O-STO-03', FULL],
  ['hanging', 'SAVE-8', HANGING],
])('browser storage that is %s', (_kind, id, before) => {
  it(`${id} SAVE-8 lets a member log in, save, and keep the place over a reload`, async () => {
    const { page, origin } = await startVisit({ before });
    await page.goto('/restaurants/');
    await logIn(page, await createMember(origin));

    const heart = page.getByRole('button', { name: /^Save / }).first();
    const name = (await heart.getAttribute('aria-label')) ?? '';
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await heart.click();
    expect((await answer).status()).toBe(201);
    await page.getByRole('button', { name, pressed: true }).first().waitFor();
    await page.reload();
    await page.getByRole('button', { name, pressed: true }).first().waitFor();
  });
});
