import Fastify from 'fastify';
import { formatLoggedUrl } from '../logging/formatLoggedUrl';
import { redactSecrets } from '../logging/redactSecrets';
import { createLoggerOptions } from './createLoggerOptions';

const SECRET = 'kept-secret-xq7z';

/** Every spelling that might be logged. */
const SPELLINGS = [
  `?token=${SECRET}`,
  `?TOKEN=${SECRET}`,
  `?Token=${SECRET}`,
  `?%74oken=${SECRET}`,
  `?%2574oken=${SECRET}`,
  `?to%6Ben=${SECRET}`,
  `?token%3D${SECRET}`,
  `?a=b;token=${SECRET}`,
  `?a=b;%74oken=${SECRET}`,
  `;token=${SECRET}`,
  `%3Ftoken=${SECRET}`,
  `%253Ftoken%253D${SECRET}`,
  `#token=${SECRET}`,
  `&token=${SECRET}`,
  `?limit=4&token=${SECRET}`,
  `?limit=${SECRET}%20x`,
  `?limit=4;token=${SECRET}`,
  `?${SECRET}`,
  `?token[]=${SECRET}`,
  `?token%00=${SECRET}`,
  `?next=%2Faccounts%2Freset-password%2F%3Ftoken%3D${SECRET}`,
  `?code=${SECRET}&state=${SECRET}&password=${SECRET}&error=no`,
];

async function log(run: (app: ReturnType<typeof Fastify>) => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const logger = createLoggerOptions('trace');
  if (typeof logger !== 'object') throw new Error('The logger is made of options.');
  const app = Fastify({ logger: { ...logger, stream: { write: (line: string) => void lines.push(line) } } });
  app.get('/accounts/*', async () => 'here');
  app.get('/broken', ({ headers }) => {
    throw new Error(`Cannot read ${headers.referer}`, { cause: new Error(`token: ${SECRET}`) });
  });
  await run(app);
  await app.close();
  return lines.join('');
}

describe('HOST-4 DOOR-13 the log', () => {
  it('has the path and the harmless parameters of a URL', async () => {
    const text = await log((app) => app.inject('/accounts/x/?limit=20&keywords=ramen&error=no&offset=40'));
    expect(text).toContain('"url":"/accounts/x/?limit=20&…&error=no&offset=40"');
  });

  it.each(SPELLINGS)('DOOR-13.logs has no secret spelt as %s', async (spelling) => {
    const text = await log((app) => app.inject(`/accounts/reset-password/${spelling}`));
    expect(text).toContain('/accounts/reset-password/');
    expect(text).not.toContain('xq7z');
  });

  it.each(SPELLINGS)('has no secret in an error that quotes a referrer with %s', async (spelling) => {
    const referer = `https://city.example/accounts/reset-password/${spelling.replace(/^\?(?=kept)/, '?token=')}`;
    const headers = { referer, cookie: `sessionid=${SECRET}`, authorization: `Bearer ${SECRET}` };
    const text = await log((app) => app.inject({ url: '/broken', headers }));
    expect(text).toContain('Cannot read https://city.example/accounts/reset-password/');
    expect(text).not.toContain('xq7z');
  });

  it('truncates long paths', () => {
    expect(formatLoggedUrl(`/${'a'.repeat(5000)}`)).toHaveLength(301);
  });

  it('leaves the message of an error readable', () => {
    const message = 'The column "path" does not exist (code 42703). Did you mean this?';
    expect(redactSecrets(message)).toBe(message);
  });

  it('redacts what an error names as a secret', () => {
    for (const text of [
      `{"access_token":"${SECRET}"}`,
      `client_secret=${SECRET}`,
      `Set-Cookie: sessionid=${SECRET}`,
      `authorization: Bearer ${SECRET}`,
      `x-csrftoken: ${SECRET}`,
    ])
      expect([text, redactSecrets(text)]).toEqual([text, expect.not.stringContaining('xq7z')]);
  });
});
