import { drawHouseAd } from '@cityguide/demo-city/drawHouseAd';
import Fastify from 'fastify';
import { registerHouseAdFiles } from './registerHouseAdFiles';

function open(brand: 'guide' | 'news' = 'guide') {
  const app = Fastify();
  const pages: Record<number, { name: string; html: string }> = {
    7: { name: 'Tom & "Jerry" <b>', html: '<a href="https://market.example/">Market</a>' },
  };
  const houseAds = {
    findForAdSlot: () => Promise.resolve([]),
    findPage: (id: number) => Promise.resolve(pages[id]),
  };
  registerHouseAdFiles(app, {
    houseAds,
    site: { brand, languages: ['en-CA'] },
    pageOrigins: [],
    drawHouseAd,
  });
  return app;
}

describe('the files of house ads', () => {
  it.each(['300x250', '300x600', '728x90', '970x90', '320x50'])(
    'ADS-1 ADS-4.house each brand draws its own at %s',
    async (size) => {
      const path = `/house-ads/drawn/newsletter-${size}.svg`;
      const [guide, news] = await Promise.all([open().inject(path), open('news').inject(path)]);
      const [width, height] = size.split('x');
      expect(guide.statusCode).toBe(200);
      expect(guide.headers['content-type']).toMatch('image/svg+xml');
      expect(guide.body).toContain(`width="${width}" height="${height}"`);
      expect(guide.body.length).toBeLessThan(10_000);
      expect(news.body).not.toBe(guide.body);
    },
  );

  it.each([
    'newsletter-301x250.svg',
    'newsletter-99999x250.svg',
    'constructor-300x250.svg',
    'newsletter.svg',
    '..%2Fx-300x250.svg',
  ])('there is no generated picture %s', async (name) => {
    expect((await open().inject(`/house-ads/drawn/${name}`)).statusCode).toBe(404);
  });

  it('ADS-4 EMBED-15 an editor’s HTML runs no scripts, in or outside the frame, and its links leave the frame', async () => {
    const { headers, body, statusCode } = await open().inject('/house-ads/7/');
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/sandbox allow-popups/);
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
    expect(body).toContain('<title>Tom &amp; &quot;Jerry&quot; &lt;b&gt;</title>');
    expect(body).toContain('<base target="_blank">');
  });

  it.each(['/house-ads/8/', '/house-ads/0/', '/house-ads/constructor/', '/house-ads/99999999999/'])(
    '%s is not an ad',
    async (path) => {
      expect((await open().inject(path)).statusCode).toBe(404);
    },
  );
});
