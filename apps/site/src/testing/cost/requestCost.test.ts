import { createMemberBrowser } from '../createBrowser';
import { createTestSite, wideLimits, type TestSite } from '../createTestSite';
import { testEngines } from '../databases';
import { listAttacks, type Attack } from './listAttacks';
import { measureCost } from './measureCost';
import { watchRoutes, type WatchedRoute } from './watchRoutes';

const [sqlite] = testEngines;
const isLong = process.env['LONG'] !== undefined;
/** The same parameter or header is read by the same code in most routes: so many of them are asked, all of them for LONG. */
const ROUTES_OF_A_KIND = isLong ? Infinity : 1;
/** Shapes that have been dear before are tried everywhere, of the others every third; all of them for LONG. */
const STEP = isLong ? 1 : 3;
const ALWAYS =
  /: (?:layers of encoding|spaces and a letter|full stops and a letter|deep \w+|one .* many times)$/;

describe('DOOR-6 what a request of an allowed size costs', () => {
  let site: TestSite;
  let routes: WatchedRoute[];
  beforeAll(async () => {
    const watch = watchRoutes();
    site = await createTestSite(sqlite, { hasPages: true, limits: wideLimits, trustProxy: true });
    await site.app.ready();
    watch.stop();
    routes = [...watch.routes.values()];
    // What each route looks for shows once it was asked.
    for (const route of routes) await findReads(route);
  }, 120_000);
  afterAll(() => site.stop());

  async function openSession() {
    const { cookies } = await createMemberBrowser(site.app, `${Math.random()}@example.com`);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { cookie, 'x-csrftoken': cookies.get('csrftoken') ?? '' };
  }

  async function findReads(route: WatchedRoute): Promise<void> {
    const [usual] = listAttacks({ ...route, body: new Set(['unknown']) }, await openSession()).filter(
      ({ kind }) =>
        kind.endsWith(route.method === 'GET' ? 'query unknown: letters' : 'body unknown: letters'),
    );
    if (usual) await send(usual, 1);
  }

  const send = (attack: Attack, length: number) => {
    const request = attack.create(length);
    return site.app.inject({ ...request, method: request.method as 'GET' });
  };

  it('knows the routes and what they read', () => {
    expect(routes.length).toBeGreaterThan(80);
    const find = (url: string, method: string) =>
      routes.find((route) => route.url === url && route.method === method);
    expect([...(find('/accounts/login', 'POST')?.body ?? [])]).toEqual(
      expect.arrayContaining(['next', 'email']),
    );
    expect([...(find('/search', 'GET')?.query ?? [])]).toEqual(expect.arrayContaining(['q']));
  });

  it('DOOR-6.proportion grows as the request does, in every place of every route, and never by more than 50 ms', async () => {
    const asked = new Map<string, number>();
    const faults: string[] = [];
    let count = 0;
    for (const [index, route] of routes.entries()) {
      const attacks = listAttacks(route, await openSession());
      // Each route begins with others of its kinds, so that not the first route alone is asked for all of them.
      const start = (index * 7) % attacks.length;
      for (const attack of [...attacks.slice(start), ...attacks.slice(0, start)]) {
        const turn = asked.get(attack.kind) ?? 0;
        if (turn >= ROUTES_OF_A_KIND) continue;
        asked.set(attack.kind, turn + 1);
        if (asked.size % STEP > 0 && !ALWAYS.test(attack.kind)) continue;
        count += 1;
        const fault = await measureCost(site.app, attack);
        if (fault !== undefined) faults.push(fault);
      }
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(800);
  }, 300_000);
});
