import type { Headers } from '../../http/createClient';
import type { Line } from '../../Line';
import { jsonOf } from '../../http/Received';
import { listApiCalls, listQueryFields } from '../../site/listApiCalls';
import { apiPaths } from '../../site/apiPaths';

const MOST_ROWS = 100;
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
/** What a person would never wait for. */
const PATIENCE_MS = 3000;

export const resourceUse: Line = {
  number: 19,
  threat: 'one request takes all there is',
  rule: 'Pages of lists, bodies, words and headers have their limits, and no request takes seconds.',
  measuresTime: true,
  isAlikeEverywhere: true,
  async attack(site, trials) {
    const { browser } = await site.members.maya();
    const lists = listApiCalls().filter(
      ({ route }) => route.method === 'GET' && listQueryFields(route).includes('limit'),
    );
    for (const { path } of lists) {
      for (const limit of LIMITS) {
        const answer = await browser.get(`${path}?limit=${limit}`);
        const { results } = (jsonOf(answer) ?? {}) as { results?: unknown[] };
        trials.judge(
          `${path}?limit=${limit}`,
          answer,
          ({ status, ms }) => status < 500 && (results?.length ?? 0) <= MOST_ROWS && ms < PATIENCE_MS,
        );
      }
      for (const offset of OFFSETS)
        trials.judge(
          `${path}?offset=${offset}`,
          await browser.get(`${path}?offset=${offset}`),
          ({ status, ms }) => status < 500 && ms < PATIENCE_MS,
        );
    }
    for (const size of [65_537, 200_000, 1_000_000, 5_000_000])
      for (const [path, type] of [
        [apiPaths.logIn, 'application/json'] as const,
        ['/contact/', 'application/x-www-form-urlencoded'] as const,
        ['/accounts/login', 'application/x-www-form-urlencoded'] as const,
      ]) {
        const body = type.endsWith('json') ? `{"email":"${'a'.repeat(size)}"}` : `email=${'a'.repeat(size)}`;
        const answer = await site.browse().send('POST', path, { body, headers: { 'content-type': type } });
        trials.judge(
          `${size} bytes to ${path}`,
          answer,
          ({ status }) => status === 0 || (status >= 400 && status < 500),
        );
      }
    for (const words of [
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
        trials.judge(
          `${path}${words.slice(0, 20)}… of ${words.length}`,
          await browser.get(path + encodeURIComponent(words)),
          ({ status, ms }) => status > 0 && status < 500 && ms < PATIENCE_MS,
        );
    }
    for (const [what, headers] of Object.entries<Headers>({
      'a thousand cookies': { cookie: Array.from({ length: 1000 }, (_, turn) => `c${turn}=x`).join('; ') },
      'a long cookie': { cookie: `devices=${'~'.repeat(8000)}` },
      'many languages': { 'accept-language': 'en,'.repeat(2000) },
      'many types': { accept: 'image/webp;q=0,'.repeat(500) },
      'many encodings': { 'accept-encoding': 'br;q=0.1,'.repeat(800) },
      'many tags': { 'if-none-match': '"a",'.repeat(2000) },
    }))
      for (const path of ['/', apiPaths.hi, '/images/pictures/x.jpg', apiPaths.listings])
        trials.judge(
          `${what} at ${path}`,
          await site.client.send({ path, headers }),
          ({ status, ms }) => status < 500 && ms < PATIENCE_MS,
        );
    const asked = Array.from({ length: 200 }, (_, turn) =>
      site.client.send({ path: `${apiPaths.listings}?keywords=a${turn % 20}&ordering=-rating` }),
    );
    for (const answer of await Promise.all(asked))
      trials.judge('two hundred searches at once', answer, ({ status }) => status === 200 || status === 503);
  },
};
