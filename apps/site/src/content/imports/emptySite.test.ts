import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createSite } from '../../createSite';
import { seedIfEmpty } from '../../demo/seedIfEmpty';
import type { Database } from '../../platform/database/Database';
import { createSettings } from '../../platform/settings/createSettings';
import type { SiteSettings } from '../../platform/settings/SiteSettings';
import { testEngines } from '../../testing/testEngines';
import { beginEmptySite } from './beginEmptySite';

describe.each(testEngines)('a site that begins without the made-up city on $name', (engine) => {
  let app: FastifyInstance;
  let database: Database;
  let dataDir: string;

  async function open(overrides: Partial<SiteSettings> = {}): Promise<void> {
    app = await createSite(createSettings({ database, dataDir, ...overrides }));
  }

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'cityguide-empty-'));
    database = await engine.create();
    await beginEmptySite(database);
  });
  afterEach(async () => {
    await app.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('OWN-4.empty says what to do next, and all pages that its menu leads to are there and say that they are empty', async () => {
    await open();
    const home = await app.inject('/');
    expect(home.body).toContain('npm run import -- listings places.csv --dry-run');
    const menu = [...home.body.matchAll(/<a[^>]* href="(\/[^"#?]*)"/g)].map(([, href = '']) => href);
    const paths = [...new Set(menu)].filter((path) => !path.startsWith('/accounts/'));
    expect(paths.length).toBeGreaterThan(12);
    for (const path of [
      ...paths,
      '/rss/',
      '/sitemap.xml',
      '/search?q=soup',
      '/api/v2/listings/',
      '/api/v2/events/',
    ]) {
      const { statusCode, body } = await app.inject(path);
      expect([path, statusCode]).toEqual([path, 200]);
      expect(body).not.toMatch(/undefined|NaN|\[object/);
    }
    const words = {
      '/restaurants/': 'There are no places here yet.',
      '/food/': 'There are no stories here yet.',
      '/neighbourhoods/': 'There are no neighbourhoods here yet.',
      '/toronto/': 'Nothing is rated here yet.',
      '/events/': 'Nothing is on',
    };
    for (const [path, text] of Object.entries(words)) expect((await app.inject(path)).body).toContain(text);
  });

  it('OWN-4.empty stays empty when the site is started without the setting the next time', async () => {
    await open();
    const log: string[] = [];
    await seedIfEmpty({ database, dataDir, isProduction: false, log: (line) => log.push(line) });
    expect(log).toEqual([]);
    expect(await database.query.selectFrom('listings').select('id').execute()).toEqual([]);
  });

  it('OWN-4.no-pages serves API, accounts, pictures and widgets alone where a CMS has the pages', async () => {
    await open({ hasContentPages: false });
    for (const path of ['/', '/restaurants/', '/food/', '/search/', '/rss/', '/sitemap.xml', '/events/'])
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404]);
    for (const path of ['/api/v2/listings/', '/accounts/login', '/health/live'])
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200]);
    expect((await app.inject('/images/none.jpg')).statusCode).toBe(404);
  });
});
