import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentKinds } from '@cityguide/api/contract';
import { resetIdentitySequences } from '../../platform/database/resetIdentitySequences';
import { siteFolder } from '../../platform/siteFolder';
import { createTestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { signWebhook } from '../webhooks/signWebhook';
import { createContentTokens } from './tokens/createContentTokens';

const document = readFileSync(join(siteFolder, '../../docs/content-api.md'), 'utf8');
const COMMAND = /^curl (?:[^'\n]|'[^']*')*$/gm;
const ARGUMENT = /'([^']*)'|"([^"]*)"|(\S+)/g;

/** Sends what a curl command of the document would. */
async function run(command: string, variables: Readonly<Record<string, string>>) {
  const filled = command.replace(/\$([A-Z]+)/g, (_all, name: string) => variables[name] ?? '');
  const args = [...filled.matchAll(ARGUMENT)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  );
  const valuesOf = (flag: string) => args.filter((_value, index) => args[index - 1] === flag);
  const [body] = valuesOf('-d');
  const response = await fetch(args.find((text) => text.startsWith('http')) ?? '', {
    method: valuesOf('-X')[0] ?? (body === undefined ? 'GET' : 'POST'),
    headers: valuesOf('-H').map((text): [string, string] => {
      const [name = '', value = ''] = text.split(/: (.*)/);
      return [name, value];
    }),
    ...(body !== undefined && { body }),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

it('OWN-3.documented every example of the document does what it says', async () => {
  const { app, database, stop } = await createTestSite(testEngines[0]);
  await resetIdentitySequences(database);
  const tokens = createContentTokens(database);
  const { token } = await tokens.create({ name: 'WordPress', kinds: contentKinds, expiresMs: null });
  const SITE = await app.listen({ port: 0, host: '127.0.0.1' });
  const results = [];
  for (const [command] of document.matchAll(COMMAND))
    results.push(await run(command, { SITE, TOKEN: token }));
  await stop();
  expect(results.map(({ status, answer }) => [status, answer.result])).toEqual([
    [200, undefined],
    [201, 'created'],
    [201, 'created'],
    [200, 'withdrawn'],
    [200, undefined],
  ]);
  const [, listing, , , batch] = results;
  expect(listing?.answer).toMatchObject({ key: 'wp:1234', share_url: '/restaurants/lantern-bakery/' });
  expect(batch?.answer).toMatchObject({ results: [{ result: 'created' }, { result: 'refused' }] });
}, 60_000);

it('OWN-3.documented the receiver’s check of the document accepts a genuine message, and neither another nor an old one', () => {
  const [, code = ''] = /```js\n([^]*?)```/.exec(document) ?? [];
  const source = code.replace(/^import .*$/m, '').replace('export function', 'return function');
  const load = new Function('createHmac', 'timingSafeEqual', source);
  const isGenuine = load(createHmac, timingSafeEqual) as (message: object) => boolean;
  const [secret, body, now] = [`whsec_${Buffer.from('a secret').toString('base64')}`, '{"a":1}', Date.now()];
  const headers = signWebhook({ id: 'msg_1', body, secret, nowMs: now });
  expect(isGenuine({ headers, body, secret, now })).toBe(true);
  expect(isGenuine({ headers, body: `${body} `, secret, now })).toBe(false);
  expect(isGenuine({ headers: { ...headers, 'webhook-id': 'msg_2' }, body, secret, now })).toBe(false);
  expect(isGenuine({ headers: {}, body, secret, now })).toBe(false);
  expect(isGenuine({ headers, body, secret, now: now + 301_000 })).toBe(false);
});
