import type { Headers } from '../../http/createClient';
import type { AttackLine } from '../../AttackLine';
import { parseJson } from '../../http/HttpResponse';
import { listApiCalls, listQueryFields } from '../../site/listApiCalls';
import { apiPaths } from '../../site/apiPaths';

const MAX_ROWS = 100;
const LIMITS = [
  '0',
  '-1',
  '100',
  '101',
  '1000',
  '1e9',
  '99999999999999999999',
  '1.5',
  '',
  '%20',
  'all',
  'NaN',
  'Infinity',
  '0x100',
  '100%20',
  '+100',
  '%2B100',
  '100,1',
  '1_000',
];
const OFFSETS = [
  '999999',
  '99999999999999999999',
  '-1',
  '1e308',
  '9007199254740993',
  '2147483648',
  '18446744073709551616',
];
/** Longer than a visitor would wait. */
const MAX_RESPONSE_MS = 3000;

export const resourceUse: AttackLine = {
  number: 19,
  threat: 'one request takes all resources',
  rule: 'Page sizes, bodies, search words and headers are limited, and no request takes seconds.',
  measuresTime: true,
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    const { browser } = await site.members.maya();
    const lists = listApiCalls().filter(
      ({ route }) => route.method === 'GET' && listQueryFields(route).includes('limit'),
    );
    for (const { path } of lists) {
      for (const limit of LIMITS) {
        const response = await browser.get(`${path}?limit=${limit}`);
        const { results } = (parseJson(response) ?? {}) as { results?: unknown[] };
        trials.expectResponse(
          `${path}?limit=${limit}`,
          response,
          ({ status, ms }) => status < 500 && (results?.length ?? 0) <= MAX_ROWS && ms < MAX_RESPONSE_MS,
        );
      }
      for (const offset of OFFSETS)
        trials.expectResponse(
          `${path}?offset=${offset}`,
          await browser.get(`${path}?offset=${offset}`),
          ({ status, ms }) => status < 500 && ms < MAX_RESPONSE_MS,
        );
    }
    for (const size of [65_537, 200_000, 1_000_000, 5_000_000])
      for (const [path, type] of [
        [apiPaths.logIn, 'application/json'] as const,
        ['/contact/', 'application/x-www-form-urlencoded'] as const,
        ['/accounts/login', 'application/x-www-form-urlencoded'] as const,
      ]) {
        const body = type.endsWith('json') ? `{"email":"${'a'.repeat(size)}"}` : `email=${'a'.repeat(size)}`;
        const response = await site
          .newBrowser()
          .send('POST', path, { body, headers: { 'content-type': type } });
        trials.expectResponse(
          `${size} bytes to ${path}`,
          response,
          ({ status }) => status === 0 || (status >= 400 && status < 500),
        );
      }
    for (const keywords of [
      'zzzz',
      'z'.repeat(255),
      'a '.repeat(127),
      'z'.repeat(256),
      'z'.repeat(5000),
      'a'.repeat(100) + '*',
      'é'.repeat(120),
      '\u0301'.repeat(200),
      'a b c d e f g h i j k l m n o p q r s t',
      '(((('.repeat(60),
    ]) {
      for (const path of [`${apiPaths.listings}?keywords=`, '/search?q=', '/restaurants/?keywords='])
        trials.expectResponse(
          `${path}${keywords.slice(0, 20)}… of ${keywords.length}`,
          await browser.get(path + encodeURIComponent(keywords)),
          ({ status, ms }) => status > 0 && status < 500 && ms < MAX_RESPONSE_MS,
        );
    }
    for (const [name, headers] of Object.entries<Headers>({
      'a thousand cookies': { cookie: Array.from({ length: 1000 }, (_, turn) => `c${turn}=x`).join('; ') },
      'a long cookie': { cookie: `devices=${'~'.repeat(8000)}` },
      'many languages': { 'accept-language': 'en,'.repeat(2000) },
      'many types': { accept: 'image/webp;q=0,'.repeat(500) },
      'many encodings': { 'accept-encoding': 'br;q=0.1,'.repeat(800) },
      'many tags': { 'if-none-match': '"a",'.repeat(2000) },
    }))
      for (const path of ['/', apiPaths.hi, '/images/pictures/x.jpg', apiPaths.listings])
        trials.expectResponse(
          `${name} at ${path}`,
          await site.client.send({ path, headers }),
          ({ status, ms }) => status < 500 && ms < MAX_RESPONSE_MS,
        );
    const searches = Array.from({ length: 200 }, (_, turn) =>
      site.client.send({ path: `${apiPaths.listings}?keywords=a${turn % 20}&ordering=-rating` }),
    );
    for (const response of await Promise.all(searches))
      trials.expectResponse(
        'two hundred searches at once',
        response,
        ({ status }) => status === 200 || status === 503,
      );
  },
};
