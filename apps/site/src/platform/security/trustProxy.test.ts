import { defaultAttemptLimits } from './attemptLimits';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/databases';

const [sqlite] = testEngines;
const LOG_IN = '/api/v2/profiles/email-login/';
const { count: allowed } = defaultAttemptLimits.logInByAddress;

describe('DOOR-13 limits behind a proxy', () => {
  let site: TestSite;
  afterEach(() => site.stop());

  /** One more try than is allowed from one address; what `writeHeaders` writes changes with each. */
  async function tryOften(writeHeaders: (turn: number) => Record<string, string>): Promise<number> {
    let status = 0;
    for (let turn = 0; turn <= allowed; turn += 1) {
      const payload = { email: `nobody-${turn}@example.com`, password: 'wrong' };
      const headers = writeHeaders(turn);
      ({ statusCode: status } = await site.app.inject({ method: 'POST', url: LOG_IN, headers, payload }));
    }
    return status;
  }
  const made = (turn: number) => `198.51.100.${turn}`;

  it.each<[string, boolean | number | string, (turn: number) => string]>([
    ['no proxy is believed', false, made],
    ['one proxy, which adds what it saw', 1, (turn) => `${made(turn)}, 203.0.113.9`],
    ['one proxy, before which many are made up', 1, (turn) => `${made(turn)}, ${made(turn)}, 203.0.113.9`],
    ['two proxies', 2, (turn) => `${made(turn)}, 203.0.113.9, 10.0.0.7`],
    ['the proxy’s address', '127.0.0.1', (turn) => `${made(turn)}, 203.0.113.9`],
    ['a network of proxies', '127.0.0.1, 10.0.0.0/8', (turn) => `${made(turn)}, 203.0.113.9, 10.0.0.7`],
  ])('hold whatever a visitor writes before it: %s', async (_words, trustProxy, forwarded) => {
    site = await createTestSite(sqlite, { trustProxy });
    expect(await tryOften((turn) => ({ 'x-forwarded-for': forwarded(turn) }))).toBe(429);
  });

  it('hold whatever else is made up', async () => {
    site = await createTestSite(sqlite, { trustProxy: 1 });
    const headers = (turn: number) => ({
      ...{ 'x-forwarded-for': '203.0.113.9', forwarded: `for=${made(turn)}`, 'x-real-ip': made(turn) },
      ...{ 'client-ip': made(turn), 'true-client-ip': made(turn), 'cf-connecting-ip': made(turn) },
    });
    expect(await tryOften(headers)).toBe(429);
  });

  it.each([1, '127.0.0.1'])('are each visitor’s own with TRUST_PROXY=%s', async (trustProxy) => {
    site = await createTestSite(sqlite, { trustProxy });
    expect(await tryOften((turn) => ({ 'x-forwarded-for': made(turn) }))).toBe(400);
  });

  it('DOOR-13.warning do not hold where everyone is believed, which is why the start warns', async () => {
    site = await createTestSite(sqlite, { trustProxy: true });
    expect(await tryOften((turn) => ({ 'x-forwarded-for': `${made(turn)}, 203.0.113.9` }))).toBe(400);
  });
});
