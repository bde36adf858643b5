import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { chooseTheme } from './createPreviewStyles';
import { testEngines } from '../../testing/testEngines';

describe('the catalogue for editors', () => {
  let site: TestSite;
  const open = async (settings: Parameters<typeof createTestSite>[1] = {}) => {
    site = await createTestSite(testEngines[0], { hasPages: true, ...settings });
  };
  afterEach(() => site.stop());
  const get = (url: string) => site.app.inject({ url });

  it('CMS-6.served its page names the file that fills it, and search engines leave it out', async () => {
    await open();
    const { body, statusCode } = await get('/editors/');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Widgets for your pages</h1>');
    expect(body).toContain('<script type="module" src="/widgets/catalogue.js"></script>');
    expect(body).toContain('content="noindex"');
  });

  it('CMS-6.french its page is French where the site is', async () => {
    await open({ siteConfig: { languages: ['fr-CA'] } });
    expect((await get('/editors/')).body).toContain('<h1>Widgets pour vos pages</h1>');
  });

  it('CMS-6.served is there below the prefix where a CMS has the pages', async () => {
    await open({ publicPrefix: '/cityguide' });
    const { body } = await get('/cityguide/editors/');
    expect(body).toContain('data-widgets="/cityguide/widgets/" data-preview="/cityguide/editors/preview/"');
    expect((await get('/cityguide/editors/preview/')).body).toContain(
      '/cityguide/editors/preview/site.css?brand=guide',
    );
  });

  it('CMS-6.preview-page has the brand, theme and language of its address, and nothing else of it', async () => {
    await open();
    const { body } = await get('/editors/preview/?brand=news&theme=dark&language=fr&x=%3Cscript%3E');
    expect(body).toContain('<html lang="fr-CA" data-cg-dark>');
    expect(body).toContain('<body class="news">');
    expect(body).toContain('"brand":"news"');
    expect(body).toContain('<main class="main" data-cityguide-preview></main>');
    const odd = (await get('/editors/preview/?brand=%22%3E&theme=x&language=%22')).body;
    expect(odd).toContain('<html lang="en-CA">');
    expect(odd).toContain('<body class="guide">');
  });

  it('CMS-6.preview-page its style sheet and the fonts of that brand are there', async () => {
    await open();
    const sheet = await get('/editors/preview/site.css?brand=news&theme=dark');
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8');
    const [font = ''] = /\/editors\/preview\/news\/assets\/[^)"']+serif[^)"']+/.exec(sheet.body) ?? [];
    expect((await get(font)).headers['content-type']).toBe('font/woff2');
    expect((await get('/editors/preview/news/assets/x/y.woff2')).statusCode).toBe(404);
  });

  it.each([
    ['dark', '@media all{a{}}'],
    ['light', '@media not all{a{}}'],
  ] as const)(
    'CMS-6.preview-page the theme %s holds whatever the visitor prefers',
    async (theme, expected) => {
      await open();
      expect(chooseTheme('@media (prefers-color-scheme: dark){a{}}', theme)).toBe(expected);
    },
  );
});
