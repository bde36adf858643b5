import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { createMember, logIn } from './testing/members';

afterEach(closeVisits);
afterAll(disconnectBrowser);

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
])('browser storage that is %s', (_kind, id, initScript) => {
  it(`${id} SAVE-8 a member can log in and save a place, which is still saved after a reload`, async () => {
    const { page, origin } = await startVisit({ initScript });
    await page.goto('/restaurants/');
    await logIn(page, await createMember(origin));

    const heart = page.getByRole('button', { name: /^Save / }).first();
    const name = (await heart.getAttribute('aria-label')) ?? '';
    const responsePromise = page.waitForResponse((response) => response.request().method() === 'POST');
    await heart.click();
    expect((await responsePromise).status()).toBe(201);
    await page.getByRole('button', { name, pressed: true }).first().waitFor();
    await page.reload();
    await page.getByRole('button', { name, pressed: true }).first().waitFor();
  });
});
