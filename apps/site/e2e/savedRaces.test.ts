import { fillDialog, newEmail, clickInDialog } from './testing/accountDialogs';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { openTestPage } from './testing/openTestPage';
import { createMember, logInByDialog } from './testing/members';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const ROW =
  '<div data-widget="listing-actions" data-listing-id="1" data-name="Place 1" data-load="eager"></div>';
const bookmarkOf = (kind: string) =>
  `<div data-widget="bookmark" data-${kind}-id="1" data-name="${kind} 1" data-load="eager"><a href="/accounts/login">Bookmark</a></div>`;
const REFUSED = `
  const refuse = () => { throw new DOMException('blocked', 'SecurityError'); };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get: refuse });`;

/** Opens a test page for a new member who logged in by a page of the server. */
async function openAsMember(visit: Visit, body: string): Promise<void> {
  const { context, origin } = visit;
  const data = await createMember(origin);
  const answer = await context.request.post(`${origin}/api/v2/profiles/email-login/`, { data });
  expect(answer.ok()).toBe(true);
  await context.addCookies([{ name: 'cg-came-in', value: '1', url: origin }]);
  await openTestPage(visit, body);
}

const save = ({ page }: Visit, pressed: boolean) =>
  page.getByRole('button', { name: /^Saved? Place 1$/, pressed });
const rate = ({ page }: Visit, stars = '') =>
  page.getByRole('button', { name: `Rate Place 1${stars && `, ${stars} of 5`}`, exact: true });

async function readIds({ context, origin }: Visit, group: string): Promise<string[]> {
  const answer = await context.request.get(`${origin}/api/v2/${group}/`);
  return Object.keys(((await answer.json()) as { results: object }).results);
}

/** Holds back the requests that save; records them in order. */
async function holdSaving({ page }: Visit) {
  const sentRequests: string[] = [];
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  page.on('request', (request) => {
    if (/\/favourites\/(\d+\/)?$/.test(request.url())) sentRequests.push(request.method());
  });
  await page.route('**/api/v2/favourites/', async (route) => {
    await gate;
    await route.continue();
  });
  return { sentRequests, release };
}

describe('concurrent saves', () => {
  it('SAVE-4 O-FAV-01 one request at a time, and the last click wins: unsaved, and saved again, while a request is pending', async () => {
    const visit = await startVisit();
    await openAsMember(visit, ROW);
    const { sentRequests, release } = await holdSaving(visit);
    await save(visit, false).click();
    await save(visit, true).click();
    await save(visit, false).waitFor();
    expect(sentRequests).toEqual(['POST']);
    const removed = visit.page.waitForResponse((response) => response.request().method() === 'DELETE');
    release();
    await removed;
    await save(visit, false).waitFor();
    expect(await readIds(visit, 'favourites/listing_ids')).toEqual([]);
    for (const pressed of [false, true, false]) await save(visit, pressed).click();
    await save(visit, true).waitFor();
    await visit.page.reload();
    await save(visit, true).waitFor();
    expect(await readIds(visit, 'favourites/listing_ids')).toEqual(['1']);
    expect(sentRequests.filter((method) => method !== 'GET').join(' ')).not.toMatch(
      /POST POST|DELETE DELETE/,
    );
  });

  it('SAVE-3 is rolled back with a message when offline, and works again when online', async () => {
    const visit = await startVisit({ expected: /ERR_INTERNET_DISCONNECTED|Cityguide/ });
    const { page, context } = visit;
    await openAsMember(visit, ROW);
    await save(visit, false).click();
    await save(visit, true).waitFor();
    await page.waitForResponse((response) => response.request().method() === 'POST').catch(() => undefined);
    await context.setOffline(true);
    await save(visit, true).click();
    await page.getByText(/could not be removed/).waitFor({ state: 'attached' });
    await save(visit, true).waitFor();
    await context.setOffline(false);
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await save(visit, true).click();
    await removed;
    await page.reload();
    await save(visit, false).waitFor();
  });

  it('SAVE-1 AUTH-15.sign-up what a guest pressed is saved once they have signed up', async () => {
    const visit = await startVisit();
    const { page } = visit;
    await openTestPage(visit, ROW);
    await save(visit, false).click();
    await page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
    await clickInDialog(page, 'Sign up');
    await fillDialog(page, {
      Email: newEmail(),
      Password: 'rhubarb pie 42',
      'Password again': 'rhubarb pie 42',
    });
    await clickInDialog(page, 'Create account');
    await page.waitForURL('**/accounts/onboarding?**');
    await page.goto('/made/');
    await save(visit, true).waitFor();
  });

  it('SAVE-1 videos and events are stored separately, over a reload', async () => {
    const visit = await startVisit();
    const { page } = visit;
    await openAsMember(visit, bookmarkOf('video') + bookmarkOf('event'));
    const bookmark = (kind: string, pressed: boolean) =>
      page.getByRole('button', { name: new RegExp(`${kind} 1$`), pressed });
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await bookmark('video', false).click();
    await bookmark('video', true).waitFor();
    expect((await saved).status()).toBe(201);
    const otherSaved = page.waitForResponse((response) => response.request().method() === 'POST');
    await bookmark('event', false).click();
    expect((await otherSaved).status()).toBe(201);
    await page.reload();
    for (const kind of ['video', 'event']) await bookmark(kind, true).waitFor();
  });

  it('O-STO-01 O-A11Y-01 by touch, in a browser without storage', async () => {
    const visit = await startVisit({ initScript: REFUSED, hasTouch: true, width: 390 });
    const { page } = visit;
    await openAsMember(visit, ROW);
    await save(visit, false).tap();
    await save(visit, true).waitFor();
    await rate(visit).tap();
    const rated = page.waitForResponse((response) => response.url().includes('/ratings/'));
    await page.getByRole('radio', { name: '4 of 5', exact: true }).tap();
    expect((await rated).ok()).toBe(true);
    await rate(visit, '4').waitFor();
    await page.reload();
    await rate(visit, '4').waitFor();
    await save(visit, true).waitFor();
  });

  it('O-A11Y-02 SAVE-11 rates by keyboard with reduced motion, and nothing moves', async () => {
    const visit = await startVisit({ reducedMotion: 'reduce' });
    const { page } = visit;
    await openAsMember(visit, ROW);
    await rate(visit).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: '1 of 5', exact: true }).waitFor();
    const longestMs = await page.evaluate(() =>
      Math.max(
        0,
        ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)),
      ),
    );
    expect(longestMs).toBeLessThanOrEqual(50);
    for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await rate(visit, '2').waitFor();
    expect(await rate(visit, '2').evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('SAVE-2 a guest’s tap asks for the log-in, and is saved after it', async () => {
    const visit = await startVisit({ hasTouch: true, width: 390 });
    await openTestPage(visit, ROW);
    await save(visit, false).tap();
    await logInByDialog(visit.page, await createMember(visit.origin));
    await save(visit, true).waitFor();
  });
});
