import { execFile } from 'node:child_process';
import path from 'node:path';
import { clickInDialog, fillDialog, newEmail } from './testing/accountDialogs';
import { hasDjango, startDjango } from './testing/startDjango';
import { startNamedBrowser, type NamedBrowser } from './testing/startNamedBrowser';
import { startStaticHost, type StaticHost } from './testing/startStaticHost';

let files: StaticHost;
let cms: Awaited<ReturnType<typeof startDjango>>;
let browser: NamedBrowser;

beforeAll(async () => {
  if (!hasDjango) return;
  files = await startStaticHost();
  cms = await startDjango(`http://files.test:${files.port}`);
  browser = await startNamedBrowser();
});
afterEach(async () => {
  if (hasDjango) await browser.closePages();
});
afterAll(async () => {
  if (!hasDjango) return;
  await browser.close();
  await cms.stop();
  files.stop();
});

const PASSWORD = 'plain words 77';
const open = (address: string) => browser.open(`http://city.test:${cms.port}${address}`);

/** What `npm run conformance` prints; it ends with 1, since this API differs. */
const runConformance = () =>
  new Promise<string>((resolve) => {
    const root = path.resolve(__dirname, '../../..');
    const run = [
      '--import',
      'tsx',
      'packages/api/src/runConformance.ts',
      '--url',
      `http://127.0.0.1:${cms.port}`,
    ];
    execFile(process.execPath, run, { cwd: root }, (_error, stdout) => resolve(stdout));
  });

/** The two lines of a call: the widgets that need it, and the verdict. */
const findVerdict = (report: string, call: string) => {
  const lines = report.split('\n');
  const index = lines.findIndex((line) => line.replace(/\s+/g, ' ').startsWith(call));
  return `${lines[index]?.replace(/\s+/g, ' ')}:${lines[index + 1]?.replace(/\s+/g, ' ')}`;
};

const describeWithDjango = hasDjango ? describe : describe.skip;

describeWithDjango('a CMS with an API of Django REST framework', () => {
  it('ANY-13.django shows its places, pages and searches them, by numbers as texts, nulls and whole addresses', async () => {
    const { page, consoleErrors } = await open('/');
    const cards = page.locator('[data-widget="listing-grid"] article');
    await cards.nth(5).waitFor();
    await page.getByRole('button', { name: 'Load More' }).click();
    await cards.nth(11).waitFor();
    expect(await cards.count()).toBe(12);
    expect(consoleErrors).toEqual([]);
  });

  it('ANY-13.django a visitor reads its words, signs up, saves, finds it saved and removes it', async () => {
    const { page } = await open('/places/harbour-street-7/');
    const email = newEmail();
    await page.getByRole('button', { name: 'Save Harbour Street 7' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in or Sign up' });
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill('wrong-password-1');
    await dialog.getByRole('button', { name: 'Log in to your account' }).click();
    await dialog.getByText('Unable to log in with provided credentials.').waitFor();
    await clickInDialog(page, 'Sign up');
    await fillDialog(page, { Email: email, Password: PASSWORD, 'Password again': PASSWORD });
    await Promise.all([
      page.waitForEvent('framenavigated', { predicate: (frame) => frame === page.mainFrame() }),
      clickInDialog(page, 'Create account'),
    ]);

    const button = page.locator('[data-widget="save-button"]').getByRole('button');
    await button.and(page.locator('[aria-pressed="true"]')).waitFor();
    for (const pressed of ['false', 'true']) {
      const written = page.waitForResponse((response) =>
        ['POST', 'DELETE'].includes(response.request().method()),
      );
      await button.click();
      expect((await written).ok()).toBe(true);
      await page.reload();
      await button.and(page.locator(`[aria-pressed="${pressed}"]`)).waitFor();
    }
  });

  it('ANY-13.django ANY-13.missing-call leaves the content of the widget whose call it lacks, and says so', async () => {
    const { page, consoleErrors } = await open('/places/harbour-street-7/');
    await page.locator('[data-widget="photos"][data-cg-status="failed"]').waitFor();
    await page.getByText('Photos of the CMS').waitFor();
    expect(consoleErrors).toContainEqual(
      expect.stringMatching(
        /^Cityguide widget "photos": it failed; the content from the CMS stays\. GET \S+\/photos\/\S* was answered with status 404\. The API lacks this call/,
      ),
    );
  });

  it('ANY-13.conformance says which calls it lacks, and which it answers as agreed', async () => {
    const report = await runConformance();
    const verdicts = [
      'GET photos/ ',
      'GET todos/ ',
      'PATCH profiles/me/ ',
      'GET listings/ ',
      'POST favourites/ ',
    ].map((call) => findVerdict(report, call));
    expect(verdicts).toEqual([
      'GET photos/ photo-viewer, photos: missing: answered 404',
      'GET todos/ dashboard: missing: answered 404',
      'PATCH profiles/me/ dashboard, onboarding: missing: answered 405',
      expect.stringMatching(/^GET listings\/ .*: differs: .* results\.0\.phone: /),
      expect.stringMatching(/^POST favourites\/ .*: differs: .* date_created: /),
    ]);
  });
});
