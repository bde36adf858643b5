import type { FastifyInstance } from 'fastify';
import { createServer } from './createServer';
import { createSettings } from './platform/settings/createSettings';
import { registerPages } from './registerPages';
import { createMemberBrowser } from './testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from './testing/createTestSite';
import { findFreePort } from './testing/freePort';
import { hasVarnish, startVarnish, type Varnish } from './testing/startVarnish';
import { testEngines } from './testing/testEngines';

const API = '/api/v2/';
const LISTING = '/restaurants/three/';
const POLL_MS = 20;
/** The site is found to be down by a visitor's request, not by the probe. */
const rarelyAsked = { '.interval = 1s': '.interval = 3600s' };
/** As if the time for which an old page is served had passed at once. */
const overAtOnce = { ...rarelyAsked, '20s': '0s' };

/** Who asks: a guest, or a member with cookies and a name that is on no page but their own. */
interface Visitor {
  name: string;
  cookies: ReadonlyMap<string, string>;
  /** What nobody else may ever be sent. */
  secrets: readonly string[];
}

const guest: Visitor = { name: 'guest', cookies: new Map(), secrets: [] };

(hasVarnish ? describe : describe.skip)('Varnish in front of the site', () => {
  let site: TestSite;
  let port: number;
  let varnish: Varnish;
  let listening: FastifyInstance | undefined;

  beforeEach(async () => {
    port = await findFreePort();
    site = await createTestSite(testEngines[0], {
      hasPages: true,
      limits: highRateLimits,
      origin: 'http://city.example',
    });
    await site.database.query.updateTable('listings').set({ path: LISTING }).where('id', '=', 3).execute();
    await listen(site.app);
    varnish = await startVarnish(port, rarelyAsked);
  });
  afterEach(async () => {
    await varnish.stop();
    if (listening !== site.app) await listening?.close();
    await site.stop();
  });

  async function listen(app: FastifyInstance): Promise<void> {
    await app.listen({ port, host: '127.0.0.1' });
    listening = app;
  }

  async function restartVarnish(changes: Readonly<Record<string, string>>): Promise<void> {
    await varnish.stop();
    varnish = await startVarnish(port, changes);
  }

  const cookieOf = ({ cookies }: Visitor) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function ask(path: string, { visitor = guest, ...init }: RequestInit & { visitor?: Visitor } = {}) {
    const cookie = cookieOf(visitor);
    const response = await fetch(varnish.origin + path, {
      redirect: 'manual',
      ...init,
      headers: {
        'accept-encoding': 'gzip, br',
        ...(cookie && { cookie, 'x-csrftoken': visitor.cookies.get('csrftoken') ?? '' }),
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
      },
    });
    const body = await response.text();
    const { status, headers } = response;
    return { status, body, headers, cache: headers.get('x-cache') };
  }

  async function createVisitor(name: string): Promise<Visitor> {
    const browser = await createMemberBrowser(site.app, `${name}@example.com`);
    await browser.send('PATCH', `${API}profiles/me/`, { full_name: `Name of ${name}` });
    const tokens = [...browser.cookies.values()].filter((value) => value.length > 20);
    return { name, cookies: browser.cookies, secrets: [`${name}@example.com`, `Name of ${name}`, ...tokens] };
  }

  const rename = (name: string) =>
    site.database.query.updateTable('listings').set({ name }).where('id', '=', 3).execute();
  async function until<T>(look: () => Promise<T>, isRight: (seen: T) => boolean): Promise<T> {
    for (;;) {
      const seen = await look();
      if (isRight(seen)) return seen;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  it('MANY-3.from-cache a guest’s page comes from it, for members too, compressed as the browser can read it', async () => {
    expect(await ask(LISTING)).toMatchObject({ status: 200, cache: 'miss' });
    const again = await ask(LISTING);
    expect([again.status, again.cache]).toEqual([200, 'hit']);
    expect(again.headers.get('content-encoding')).toBe('br');
    const maya = await createVisitor('maya');
    expect(await ask(LISTING, { visitor: maya })).toMatchObject({ cache: 'hit', body: again.body });
  });

  it('MANY-3.while-fetching MANY-3.changed what has changed is fetched in the background while the old page is served, and then new for everybody', async () => {
    const before = await ask(LISTING);
    await rename('Quetzal House');
    expect((await ask(LISTING)).body).toBe(before.body);
    expect((await ask(LISTING, { method: 'PURGE' })).status).toBe(200);
    expect((await ask(LISTING)).body).toBe(before.body);
    const after = await until(
      () => ask(LISTING),
      ({ body }) => body !== before.body,
    );
    expect(after.body).toContain('Quetzal House');
  });

  it('MANY-3.changed a page whose time is over is not served while the site answers', async () => {
    await restartVarnish(overAtOnce);
    const before = await ask(LISTING);
    await rename('Quetzal House');
    await ask(LISTING, { method: 'PURGE' });
    const after = await ask(LISTING);
    expect([after.cache, after.body.includes('Quetzal House'), after.body === before.body]).toEqual([
      'miss',
      true,
      false,
    ]);
  });

  it('MANY-3.site-down pages go on while the site is down, for members too; what is not there says so, and all is well again with the site', async () => {
    await restartVarnish(overAtOnce);
    const maya = await createVisitor('maya');
    const before = await ask(LISTING);
    await ask(LISTING, { method: 'PURGE' });
    await site.app.close();
    listening = undefined;
    expect(await ask(LISTING)).toMatchObject({ status: 200, body: before.body });
    expect(await ask(LISTING, { visitor: maya })).toMatchObject({ status: 200, body: before.body });
    const missing = await ask('/news/');
    expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '10']);
    expect(missing.body).toContain('Veuillez réessayer');
    expect((await ask(`${API}profiles/me/`, { visitor: maya })).status).toBe(503);

    await rename('Quetzal House');
    const { database, dataDir } = site;
    const settings = createSettings({
      database,
      dataDir,
      limits: highRateLimits,
      origin: 'http://city.example',
    });
    const { app, services } = await createServer(settings);
    await registerPages(app, services);
    await listen(app);
    await until(
      () => ask(LISTING),
      ({ body }) => body.includes('Quetzal House'),
    );
    expect((await ask(`${API}profiles/me/`, { visitor: maya })).status).toBe(200);
  });

  it('MANY-3.nobody-elses in random order guests and members find nothing of each other, and no answer is stored with a cookie', async () => {
    const members = [await createVisitor('maya'), await createVisitor('noor'), await createVisitor('omar')];
    const addresses = [
      LISTING,
      '/',
      '/restaurants/',
      '/search/?keywords=ramen',
      '/accounts/login/',
      '/dashboard/',
      '/newsletters/',
      '/contact/',
      '/nowhere/',
      `${API}profiles/me/`,
      `${API}profiles/me/export/`,
      `${API}favourites/`,
      `${API}sessions/`,
      `${API}listings/?limit=5`,
    ];
    const random = createRandom(20_261_130);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
    const seen = new Set<string>();
    const own = new Set<string>();
    const faults: string[] = [];
    for (let turn = 0; turn < 1500; turn += 1) {
      const visitor = pick([guest, ...members]);
      const path = pick(addresses);
      const choice = random();
      // Purged pages are fetched again by whoever comes next, in the background too.
      if (choice < 0.15) await ask(path, { method: 'PURGE' });
      if (choice > 0.95)
        await ask(`${API}favourites/`, {
          visitor,
          method: 'POST',
          body: JSON.stringify({ listing: 1 + Math.floor(random() * 100) }),
        });
      const response = await ask(path, { visitor });
      seen.add(`${response.cache}`);
      const text = `${response.body}\n${[...response.headers].join('\n')}`;
      for (const other of members) {
        const found = other.secrets.some((secret) => text.includes(secret));
        if (found && other === visitor) own.add(other.name);
        if (found && other !== visitor) faults.push(`${visitor.name} ${path}: of ${other.name}`);
        if (found && response.cache === 'hit') faults.push(`${path}: of ${other.name} from the cache`);
      }
      if (response.cache === 'hit' && response.headers.has('set-cookie')) faults.push(`${path}: a cookie`);
    }
    expect(faults).toEqual([]);
    expect([[...seen].sort(), [...own].sort()]).toEqual([
      ['hit', 'miss'],
      ['maya', 'noor', 'omar'],
    ]);
  }, 120_000);
});

/** The same numbers from 0 to 1 in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
