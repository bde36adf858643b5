import { chromium, type Page } from 'playwright-core';
import { waitForNavbar, getNavbarButton } from './testing/navbar';
import { closeVisits, disconnectBrowser } from './testing/startVisit';
import { readTestRun } from './testing/testRun';
import { getDialog, openPage } from './testing/accountDialogs';
import { createMember, logIn, logInByDialog, type Member } from './testing/members';
import { readStored } from './testing/readStored';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const heartOf = (page: Page) => page.getByRole('button', { name: /^Save / }).first();
const waitForGuest = (page: Page) => getNavbarButton(page, 'Log in').waitFor();
const waitForMember = (page: Page) => getNavbarButton(page, 'Your account').waitFor();

/** Opens the member's panel and reads the member's name. */
async function readName(page: Page): Promise<string> {
  await getNavbarButton(page, 'Your account').click();
  const name = await page.getByText(/^Logged in as /).innerText();
  await page.keyboard.press('Escape');
  return name.replace('Logged in as ', '');
}

/** Logs in by the plain form of the account pages, without the dialogs. */
async function logInByForm(page: Page, { email, password }: Member): Promise<void> {
  await page.goto('/accounts/login', { waitUntil: 'domcontentloaded' });
  // Only a running page records for the next one that a log-in has started.
  await waitForNavbar(page);
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Password', { exact: true }).press('Enter');
  await page.waitForURL('/');
}

describe('two tabs of one browser', () => {
  it('O-AUT-01 AUTH-2.other-cleared AUTH-17.log-in AUTH-17.log-out a member who logs in after another finds no data of theirs', async () => {
    const visit = await openPage();
    const { page, context, origin } = visit;
    const [ada, ben] = [await createMember(origin), await createMember(origin)];
    await logIn(page, ada);
    const name = (await heartOf(page).getAttribute('aria-label')) ?? '';
    const heart = page.getByRole('button', { name, exact: true }).first();
    await heart.click();
    await heart.and(page.locator('[aria-pressed="true"]')).waitFor();
    expect(await readName(page)).toBe(ada.email);

    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
    });
    const other = await context.newPage();
    await other.goto('/restaurants/', { waitUntil: 'domcontentloaded' });
    await waitForMember(other);
    await getNavbarButton(other, 'Your account').click();
    await other.getByRole('link', { name: 'Log out' }).click();
    await waitForGuest(page);
    await heart.and(page.locator('[aria-pressed="false"]')).waitFor();

    await waitForGuest(other);
    await waitForNavbar(other);
    await logIn(other, ben);
    await waitForMember(page);
    expect(await readName(page)).toBe(ben.email);
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    expect(await page.getByText(ada.email).count()).toBe(0);
    expect(sent).toEqual([]);
    expect(await page.evaluate(readStored)).not.toContain(ada.email);
  });

  it('AUTH-17.log-in AUTH-17.log-out a log-in by plain form and a log-out by plain link reach the other tab', async () => {
    const { page, context, origin } = await openPage();
    const [ada, ben] = [await createMember(origin), await createMember(origin)];
    const other = await context.newPage();
    await logInByForm(other, ada);
    await waitForMember(page);
    expect(await readName(page)).toBe(ada.email);

    await logInByForm(other, ben);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByText(`Logged in as ${ben.email}`).waitFor();
    await page.keyboard.press('Escape');

    await other.evaluate(() => location.assign('/profiles/logout'));
    await waitForGuest(page);
  });

  it('AUTH-17.log-out a log-out link that is opened in a new tab logs this one out too', async () => {
    const { page, context, origin } = await openPage();
    await logIn(page, await createMember(origin));
    await getNavbarButton(page, 'Your account').click();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Log out' }).click({ button: 'middle' });
    await (await opened).waitForLoadState('domcontentloaded');
    await waitForGuest(page);
  });
});

describe('a session that has ended while the page was open', () => {
  it('SAVE-3 AUTH-15.opens AUTH-15.done flips the heart back, asks to log in and then saves', async () => {
    const { page, context, origin } = await openPage({ expected: /\b40[013]\b/ });
    const ada = await createMember(origin);
    await logIn(page, ada);
    const name = (await heartOf(page).getAttribute('aria-label')) ?? '';
    const heart = page.getByRole('button', { name, exact: true }).first();
    await heart.waitFor();
    await context.clearCookies();
    await heart.click();
    await getDialog(page, 'Log in or Sign up').locator(':focus').waitFor();
    expect(
      await page
        .locator(`[aria-label=${JSON.stringify(name)}]`)
        .first()
        .getAttribute('aria-pressed'),
    ).toBe('false');
    await logInByDialog(page, ada);
    await page.getByRole('button', { name, exact: true, pressed: true }).first().waitFor();
  });

  it('AUTH-3 NAV-11 the panel of a member whose session has ended is replaced by the log-in', async () => {
    const { page, context, origin } = await openPage({ expected: /\b40[13]\b/ });
    await logIn(page, await createMember(origin));
    await context.clearCookies();
    await getNavbarButton(page, 'Your account').click();
    await waitForGuest(page);
    expect(await page.getByRole('navigation', { name: 'Your dashboard' }).count()).toBe(0);
  });
});

/**
 * Leaves a member's page, logs out on another and goes back; returns whether the browser had kept the page in its
 * cache.
 */
async function leaveAndReturn(page: Page): Promise<{ name: string; isKept: boolean }> {
  await page.goto('/places/', { waitUntil: 'domcontentloaded' });
  await waitForNavbar(page);
  await logIn(page, await createMember(readTestRun().sites.guide));
  const name = await readName(page);
  await page.waitForLoadState('networkidle');
  await page.goto('/restaurants/', { waitUntil: 'domcontentloaded' });
  await waitForNavbar(page);
  await getNavbarButton(page, 'Your account').click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await waitForGuest(page);
  await page.evaluate(() => history.go(-2));
  // A page from the cache is not loaded again.
  await page.waitForURL('**/places/', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'isKept' in window);
  return { name, isKept: await page.evaluate(() => 'isKept' in window && window.isKept === true) };
}

describe('Back after a log-out', () => {
  it('EMBED-16.visitor EMBED-16.cacheable O-AUT-02 AUTH-1.again a page from the back/forward cache shows a guest', async () => {
    // The shared browser has no back/forward cache, because the driver turns it off.
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const origin = readTestRun().sites.guide;
      const page = await browser.newPage({ baseURL: origin });
      await page.addInitScript(() =>
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted })),
      );
      // A browser does not cache a page with pending requests or writes; on a busy machine there may be some.
      let result = await leaveAndReturn(page);
      for (let attempts = 1; !result.isKept && attempts < 3; attempts += 1)
        result = await leaveAndReturn(page);
      expect(result.isKept).toBe(true);
      await waitForGuest(page);
      expect(await page.getByText(result.name).count()).toBe(0);
    } finally {
      await browser.close();
    }
  }, 120_000);
});

const DAY_MS = 24 * 60 * 60 * 1000;
const shiftedBy = (days: number) => `{
  const RealDate = Date;
  const shift = ${days * DAY_MS};
  globalThis.Date = class extends RealDate {
    constructor(...given) { given.length ? super(...given) : super(RealDate.now() + shift); }
    static now() { return RealDate.now() + shift; }
  };
}`;

describe('the visitor’s clock', () => {
  it.each([3, -10])('AUTH-4 may be wrong by %i days: a member stays a member', async (days) => {
    const { page, origin } = await openPage({ initScript: shiftedBy(days) });
    await logIn(page, await createMember(origin));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await waitForMember(page);
  });

  it('AUTH-4 may be corrected by an hour, or change its time zone, without a log-out', async () => {
    const { page, origin, context } = await openPage({ timezoneId: 'Pacific/Auckland' });
    await logIn(page, await createMember(origin));
    const later = await context.newPage();
    await later.addInitScript(shiftedBy(-1 / 24));
    await later.goto('/places/', { waitUntil: 'domcontentloaded' });
    await waitForMember(later);
  });

  it('AUTH-4.not-asked after more than five days no request is sent', async () => {
    const { page, origin, context } = await openPage();
    await logIn(page, await createMember(origin));
    const statusRequests: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/profiles/hi/')) statusRequests.push(request.url());
    });
    await page.goto('about:blank');
    await page.addInitScript(shiftedBy(5.1));
    await page.goto('/places/', { waitUntil: 'domcontentloaded' });
    await waitForNavbar(page);
    await waitForGuest(page);
    await getNavbarButton(page, 'Log in').click();
    await getDialog(page, 'Log in or Sign up').waitFor();
    expect(statusRequests).toEqual([]);
  });
});

it('AUTH-4.memory AUTH-17.log-in O-STO-01 with blocked storage the other tab is still notified', async () => {
  const initScript = `
    const refuse = () => { throw new DOMException('blocked', 'SecurityError'); };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get: refuse });`;
  const { page, context, origin } = await openPage({ initScript });
  const other = await context.newPage();
  await other.goto('/places/', { waitUntil: 'domcontentloaded' });
  await waitForGuest(other);
  await waitForNavbar(other);
  await logIn(page, await createMember(origin));
  await waitForMember(other);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await waitForMember(page);
});
