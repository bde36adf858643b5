import { setupServer } from 'msw/node';
import { conformanceCases } from '../conformance';
import { favouritesRoutes } from '../favourites/contract';
import { createMockBackend } from '../mocks';
import { profilesRoutes } from '../profiles/contract';
import { defineRoutes } from '../wire/route';
import type { ConformanceCase } from './ConformanceCase';
import { createTestContext } from './createTestContext';
import { coverageCase, runCases } from './runCases';

const baseUrl = 'http://city.test/api/v2/';
const backend = createMockBackend({ sessions: 'cookies' });
const server = setupServer(...backend.handlers(baseUrl));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => backend.clearFaults());
afterAll(() => server.close());

async function findFailures(cases: readonly ConformanceCase[]): Promise<string[]> {
  const reports = await runCases(createTestContext(baseUrl), { cases, onReport: () => undefined });
  return reports.filter(({ error }) => error !== undefined).map(({ title, error }) => `${title}: ${error}`);
}

function caseWith(run: ConformanceCase['run']): ConformanceCase {
  return { title: 'a case', run };
}

describe('the conformance suite', () => {
  it('API-1 fails where a route has no case, and lists the responses that have not been seen', async () => {
    const { added } = defineRoutes({
      added: { ...favouritesRoutes.remove, path: 'favourites/{id}/notes/', summary: 'Added without a case.' },
    });
    const failures = await findFailures([
      ...conformanceCases,
      coverageCase([favouritesRoutes.remove, added]),
    ]);
    expect(failures).toEqual([
      expect.stringContaining(
        'No case brings about DELETE favourites/{id}/notes/ 204, DELETE favourites/{id}/notes/ 403, DELETE favourites/{id}/notes/ 404.',
      ),
    ]);
  });

  it('API-1 fails where the backend responds with a status that is not declared', async () => {
    backend.injectFault({ path: 'profiles/hi/' }, { kind: 'fail', status: 418 });
    const failures = await findFailures([
      caseWith(async (world) => void (await world.guest().expect(profilesRoutes.hi, 200))),
    ]);
    expect(failures[0]).toContain('GET profiles/hi/ answered 418, which its contract does not declare');
  });

  it('API-1.conformance fails where a body lacks what the contract promises, has a wrong type, or says more', async () => {
    const wrongBodies = [
      { id: null },
      { id: '7', last_updates: {} },
      { id: 7, last_updates: { favourites: '2026-11-28' } },
      { id: null, last_updates: {}, password_hash: 'x' },
    ];
    for (const body of wrongBodies) {
      backend.injectFault({ path: 'profiles/hi/' }, { kind: 'fail', status: 200, body });
      const failures = await findFailures([
        caseWith(async (world) => void (await world.guest().expect(profilesRoutes.hi, 200))),
      ]);
      expect(failures[0]).toMatch(/with a wrong body|with more than its contract says/);
    }
  });

  it('API-1 fails where a backend responds with a page instead of JSON', async () => {
    backend.injectFault({ path: 'favourites/' }, { kind: 'html', status: 403 });
    const failures = await findFailures([
      caseWith(async (world) => void (await world.guest().expect(favouritesRoutes.list, 403))),
    ]);
    expect(failures[0]).toContain('with what is not JSON');
  });
});
