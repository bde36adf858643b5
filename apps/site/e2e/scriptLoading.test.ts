import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { EMBED_TAG, openTestPage } from './testing/openTestPage';
import './testing/pageApi';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const SAVE = '<div data-widget="save-button" data-listing-id="1"><a href="/x">Save</a></div>';
/** The page's own code, in the script that our code is a part of. */
const BEFORE = 'window.pageCode = ["before"];';
const AFTER = ';window.pageCode.push("after");';
const NAMED = '<script data-cityguide-embed="/widgets/embed.js"></script>';

const readEmbedScript = async ({ context, origin }: Visit): Promise<string> =>
  (await context.request.get(`${origin}/widgets/embed.js`)).text();

/** The script as a site serves it that knows its own address. */
const addAddress = (code: string, origin: string): string =>
  code.replace('self.cityguideRegistry={', `$&"address":"${origin}/widgets/embed.js",`);

/** Serves files that the page's own tools have made. */
async function serveScript({ context }: Visit, url: string, code: string): Promise<void> {
  await context.route(url, (route) =>
    route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      headers: { 'access-control-allow-origin': '*' },
      body: code,
    }),
  );
}

async function expectSaveButton({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).waitFor();
  expect(await page.locator('[data-widget="save-button"]').count()).toBe(1);
}

const readPageCode = ({ page }: Visit): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { pageCode: unknown }).pageCode);

/** As Rocket Loader and WP Rocket do: the tag has another type, and is made anew when the visitor does something. */
const RUN_LATER = `<script type="text/later" data-later-src="/widgets/embed.js"></script><script>
  addEventListener('pointermove', () => {
    for (const old of document.querySelectorAll('script[type="text/later"]')) {
      const script = document.createElement('script');
      script.src = old.dataset.laterSrc;
      old.replaceWith(script);
    }
  }, { once: true });
</script>`;

describe('the script tag', () => {
  it.each([
    ['ANY-5.async async', EMBED_TAG],
    ['ANY-5.plain in the way of the parser', '<script src="/widgets/embed.js"></script>'],
    ['ANY-5.deferred deferred', '<script defer src="/widgets/embed.js"></script>'],
    ['ANY-5.version with a version', '<script async src="/widgets/embed.js?ver=6.1.9"></script>'],
    ['ANY-5.module as a module', '<script type="module" src="/widgets/embed.js"></script>'],
    ['ANY-5.module imported', '<script type="module">import "/widgets/embed.js?ver=2";</script>'],
    ['ANY-5.later with its type changed and run later', RUN_LATER],
    [
      'ANY-5.moved moved by other code before it runs',
      `<script defer id="moved" src="/widgets/embed.js"></script><script>document.documentElement.append(document.querySelector('#moved'))</script>`,
    ],
  ])('%s starts the widgets', async (_name, head) => {
    const visit = await startVisit();
    await openTestPage(visit, SAVE, { head });
    await visit.page.mouse.move(50, 50);
    await visit.page.mouse.move(60, 60);
    await expectSaveButton(visit);
  });

  it('ANY-5.twice twice, once as a module, starts everything once and says so', async () => {
    const visit = await startVisit({ expected: /twice/ });
    const head = `${EMBED_TAG}<script type="module" src="/widgets/embed.js?ver=2"></script>`;
    await openTestPage(visit, SAVE, { head });
    await expectSaveButton(visit);
    await visit.page.waitForLoadState('load');
    expect(visit.consoleErrors.filter((text) => text.includes('twice'))).toHaveLength(1);
  });
});

describe('a script that is part of another', () => {
  async function openWithCode(
    kind: 'inline' | 'combined',
    { isAddressKnown = false, more = '' } = {},
  ): Promise<Visit> {
    const visit = await startVisit({ expected: /Cityguide: embed\.js must be/ });
    const code = await readEmbedScript(visit);
    const known = isAddressKnown ? addAddress(code, visit.origin) : code;
    const text = `${BEFORE}\n${known}${AFTER}`;
    await serveScript(visit, '**/cache/all.js', text);
    const tag =
      kind === 'inline' ? `<script>${text}</script>` : '<script async src="/cache/all.js"></script>';
    await openTestPage(visit, SAVE + more, { head: tag });
    await visit.page.waitForLoadState('load');
    expect(await readPageCode(visit)).toEqual(['before', 'after']);
    return visit;
  }

  it.each(['inline', 'combined'] as const)(
    'ANY-5.inline ANY-5.combined ANY-5.built-in %s finds its files by the address that its server has built in',
    async (kind) => {
      const visit = await openWithCode(kind, { isAddressKnown: true });
      await expectSaveButton(visit);
      expect(visit.consoleErrors).toEqual([]);
    },
  );

  it.each(['inline', 'combined'] as const)(
    'ANY-5.named ANY-5.never-throws %s finds its files where the page names them, further down too',
    async (kind) => {
      const visit = await openWithCode(kind, { more: NAMED });
      await expectSaveButton(visit);
      expect(visit.consoleErrors).toEqual([]);
    },
  );

  it.each(['inline', 'combined'] as const)(
    'ANY-5.told ANY-5.never-throws %s that nothing names tells what to add, and leaves the CMS’s content and the page’s code',
    async (kind) => {
      const visit = await openWithCode(kind);
      expect(visit.consoleErrors).toEqual([
        expect.stringMatching(/a script element must name it: add data-cityguide-embed=/),
      ]);
      expect(await visit.page.getByRole('link', { name: 'Save' }).count()).toBe(1);
    },
  );

  it('ANY-5.copy a copy on another host takes its files from its own server', async () => {
    const visit = await startVisit();
    const code = addAddress(await readEmbedScript(visit), visit.origin);
    await serveScript(visit, 'http://cms.example/**', code);
    await openTestPage(visit, SAVE, {
      head: '<script async src="http://cms.example/copies/embed.js"></script>',
    });
    await expectSaveButton(visit);
  });

  it('ANY-5.copy a copy that does not know its server takes them from where the page says', async () => {
    const visit = await startVisit();
    await serveScript(visit, 'http://cms.example/**', await readEmbedScript(visit));
    const tag = `<script async src="http://cms.example/copies/embed.js" data-cityguide-embed="/widgets/embed.js"></script>`;
    await openTestPage(visit, SAVE, { head: tag });
    await expectSaveButton(visit);
  });
});
