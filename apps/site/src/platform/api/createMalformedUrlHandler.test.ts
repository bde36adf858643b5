import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';

describe.each(testEngines.slice(0, 1))('a URL that cannot be decoded, on $name', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine, { hasPages: true });
  });
  afterAll(() => site.stop());

  it.each(['/places/caf%E9/', '/%', '/images/%E0%A4%A', `/contests/${'a'.repeat(600)}/`])(
    'HOST-3 gets a readable page with a link to the home page: %.30s',
    async (url) => {
      const { statusCode, headers, body } = await site.app.inject(url);
      expect([400, 404, 414]).toContain(statusCode);
      expect(headers['content-type']).toMatch('text/html');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(body).toContain('href="/"');
      expect(body).not.toContain('FST_');
    },
  );

  it('HOST-1 gets an error in the API’s format, without the parser’s message', async () => {
    const { statusCode, body } = await site.app.inject('/api/v2/listings/%E9/');
    expect([statusCode, JSON.parse(body)]).toEqual([400, { detail: 'The address is not readable.' }]);
  });
});
