import { createMemberBrowser } from '../createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../createTestSite';
import { testEngines } from '../testEngines';
import { listAttacks, type Attack } from './listAttacks';
import { measureCost } from './measureCost';
import { recordRoutes, type RecordedRoute } from './recordRoutes';

const [sqlite] = testEngines;
const isLong = process.env['LONG'] !== undefined;
/** Most routes read the same parameter or header with the same code: this many routes are tested for each kind of attack, all with LONG. */
const ROUTES_PER_KIND = isLong ? Infinity : 1;
/** Texts that were expensive before are always tested, of the others every third; all with LONG. */
const STEP = isLong ? 1 : 3;
const ALWAYS =
  /: (?:layers of encoding|spaces and a letter|full stops and a letter|deep \w+|one .* many times)$/;
const ENOUGH_FAILURES = 5;

describe('DOOR-6 the cost of a request of an allowed size', () => {
  let site: TestSite;
  let routes: RecordedRoute[];
  beforeAll(async () => {
    const recorder = recordRoutes();
    site = await createTestSite(sqlite, { hasPages: true, limits: highRateLimits, trustProxy: true });
    await site.app.ready();
    recorder.stop();
    routes = [...recorder.routes.values()];
    // The fields that a route reads are recorded with its first request.
    for (const route of routes) await findReads(route);
  }, 120_000);
  afterAll(() => site.stop());

  async function openSession() {
    const { cookies } = await createMemberBrowser(site.app, `${Math.random()}@example.com`);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { cookie, 'x-csrftoken': cookies.get('csrftoken') ?? '' };
  }

  async function findReads(route: RecordedRoute): Promise<void> {
    const [harmless] = listAttacks({ ...route, body: new Set(['unknown']) }, await openSession()).filter(
      ({ kind }) =>
        kind.endsWith(route.method === 'GET' ? 'query unknown: letters' : 'body unknown: letters'),
    );
    if (harmless) await send(harmless, 1);
  }

  const send = (attack: Attack, length: number) => {
    const request = attack.create(length);
    return site.app.inject({ ...request, method: request.method as 'GET' });
  };

  it('has recorded the routes and the fields that they read', () => {
    expect(routes.length).toBeGreaterThan(80);
    const find = (url: string, method: string) =>
      routes.find((route) => route.url === url && route.method === method);
    expect([...(find('/accounts/login', 'POST')?.body ?? [])]).toEqual(
      expect.arrayContaining(['next', 'email']),
    );
    expect([...(find('/search', 'GET')?.query ?? [])]).toEqual(expect.arrayContaining(['q']));
  });

  it('DOOR-6.proportion grows in proportion to the request, for every input of every route, and never by more than 50 ms', async () => {
    const countsByKind = new Map<string, number>();
    const failures: string[] = [];
    let count = 0;
    for (const [index, route] of routes.entries()) {
      const attacks = listAttacks(route, await openSession());
      // Each route starts at another kind of attack, so that not all of them are tested on the first route.
      const start = (index * 7) % attacks.length;
      for (const attack of [...attacks.slice(start), ...attacks.slice(0, start)]) {
        const kindCount = countsByKind.get(attack.kind) ?? 0;
        if (kindCount >= ROUTES_PER_KIND) continue;
        countsByKind.set(attack.kind, kindCount + 1);
        if (countsByKind.size % STEP > 0 && !ALWAYS.test(attack.kind)) continue;
        count += 1;
        const failure = await measureCost(site.app, attack);
        if (failure !== undefined) failures.push(failure);
        // Code that every route shares would fail hundreds of times, until the time limit.
        if (failures.length === ENOUGH_FAILURES) expect(failures).toEqual([]);
      }
    }
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(800);
  }, 300_000);
});
