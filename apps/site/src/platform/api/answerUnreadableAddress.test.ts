import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/databases';

describe.each(testEngines.slice(0, 1))('an address that cannot be decoded, on $name', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine, { hasPages: true });
  });
  afterAll(() => site.stop());

  it.each(['/places/caf%E9/', '/%', '/images/%E0%A4%A', `/contests/${'a'.repeat(600)}/`])(
    'HOST-3 is answered with words for a person and a way on: %.30s',
    async (url) => {
      const { statusCode, headers, body } = await site.app.inject(url);
      expect([400, 404, 414]).toContain(statusCode);
      expect(headers['content-type']).toMatch('text/html');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(body).toContain('href="/"');
      expect(body).not.toContain('FST_');
    },
  );

  it('HOST-1 is answered as the API answers, without what the parser calls it', async () => {
    const { statusCode, body } = await site.app.inject('/api/v2/listings/%E9/');
    expect([statusCode, JSON.parse(body)]).toEqual([400, { detail: 'The address is not readable.' }]);
  });
});
