import { defaultRateLimits } from './rateLimits';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';

const [sqlite] = testEngines;
const LOG_IN = '/api/v2/profiles/email-login/';
const { count: maxAttempts } = defaultRateLimits.logInByAddress;

describe('DOOR-13 rate limits behind a proxy', () => {
  let site: TestSite;
  afterEach(() => site.stop());

  /** Makes one more attempt than is allowed from one address, each with the headers of `createHeaders`. */
  async function exceedLimit(createHeaders: (index: number) => Record<string, string>): Promise<number> {
    let status = 0;
    for (let index = 0; index <= maxAttempts; index += 1) {
      const payload = { email: `nobody-${index}@example.com`, password: 'wrong' };
      const headers = createHeaders(index);
      ({ statusCode: status } = await site.app.inject({ method: 'POST', url: LOG_IN, headers, payload }));
    }
    return status;
  }
  const forgeAddress = (index: number) => `198.51.100.${index}`;

  it.each<[string, boolean | number | string, (index: number) => string]>([
    ['no trusted proxy', false, forgeAddress],
    ['one proxy, which appends the client’s address', 1, (index) => `${forgeAddress(index)}, 203.0.113.9`],
    [
      'one proxy, after several forged addresses',
      1,
      (index) => `${forgeAddress(index)}, ${forgeAddress(index)}, 203.0.113.9`,
    ],
    ['two proxies', 2, (index) => `${forgeAddress(index)}, 203.0.113.9, 10.0.0.7`],
    ['the proxy’s address', '127.0.0.1', (index) => `${forgeAddress(index)}, 203.0.113.9`],
    [
      'a network of proxies',
      '127.0.0.1, 10.0.0.0/8',
      (index) => `${forgeAddress(index)}, 203.0.113.9, 10.0.0.7`,
    ],
  ])('apply whatever addresses a visitor forges: %s', async (_title, trustProxy, forwarded) => {
    site = await createTestSite(sqlite, { trustProxy });
    expect(await exceedLimit((index) => ({ 'x-forwarded-for': forwarded(index) }))).toBe(429);
  });

  it('apply whatever other headers are forged', async () => {
    site = await createTestSite(sqlite, { trustProxy: 1 });
    const headers = (index: number) => ({
      ...{
        'x-forwarded-for': '203.0.113.9',
        forwarded: `for=${forgeAddress(index)}`,
        'x-real-ip': forgeAddress(index),
      },
      ...{
        'client-ip': forgeAddress(index),
        'true-client-ip': forgeAddress(index),
        'cf-connecting-ip': forgeAddress(index),
      },
    });
    expect(await exceedLimit(headers)).toBe(429);
  });

  it.each([1, '127.0.0.1'])('apply per visitor with TRUST_PROXY=%s', async (trustProxy) => {
    site = await createTestSite(sqlite, { trustProxy });
    expect(await exceedLimit((index) => ({ 'x-forwarded-for': forgeAddress(index) }))).toBe(400);
  });

  it('DOOR-13.warning do not apply if every proxy is trusted, which is why the start warns', async () => {
    site = await createTestSite(sqlite, { trustProxy: true });
    expect(await exceedLimit((index) => ({ 'x-forwarded-for': `${forgeAddress(index)}, 203.0.113.9` }))).toBe(
      400,
    );
  });
});
