import type { Line } from '../../Line';
import type { Sent } from '../../http/createClient';
import type { AttackedSite } from '../../site/AttackedSite';
import { apiPaths } from '../../site/apiPaths';

/** A request that grows. */
interface Growing {
  name: string;
  /** `size` is about how many bytes it adds. */
  build(size: number): Sent;
}

/** What a path or a header may just have. */
const LARGEST = 14_000;
const TRIES = 3;
const CLOSER_TRIES = 8;
/** No request may keep the loop longer (DOOR-6). */
const FLOOR_MS = 50;
const HOPELESS_MS = 500;

const json = (path: string, body: string): Sent => ({
  method: 'POST',
  path,
  body,
  headers: { 'content-type': 'application/json' },
});
const form = (path: string, body: string): Sent => ({
  method: 'POST',
  path,
  body,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
const fill = (unit: string, size: number) => unit.repeat(Math.max(1, Math.floor(size / unit.length)));
/** `%2525…2F`, which each decoding shortens by one turn. */
const nest = (size: number) => `/%${'25'.repeat(Math.floor(size / 2))}2F`;
const UNITS = [
  'a',
  '%25',
  '%2F',
  '/',
  '.',
  '%2e',
  '../',
  '%5c',
  ' ',
  '%20',
  '%',
  '&',
  '=',
  '[',
  'a=1&',
  'é',
  '%F0%9F%8D%9C',
  '@',
  '-',
  '_',
  '"',
  "'",
  '<',
  '{{',
  '\u0301',
].map((unit) =>
  encodeURI(unit)
    .replace('%2525', '%25')
    .replace(/%25(?=[\dA-F]{2})/gi, '%'),
);
const JSON_UNITS = [
  'a',
  ' ',
  '@',
  '.',
  'a@',
  '\\u0301',
  '\\ud83d\\ude00',
  '%25',
  '\\\\',
  '"a",',
  '-',
  '\\t',
  'é',
];

const growing: readonly Growing[] = [
  ...[
    '/accounts/login',
    '/accounts/sign-up',
    '/accounts/onboarding',
    '/profiles/logout',
    '/profiles/facebook-login/',
  ].flatMap((page) => [
    {
      name: `nested encodings as next of ${page}`,
      build: (size: number) => ({ path: `${page}?next=${nest(size)}` }),
    },
    {
      name: `slashes as next of ${page}`,
      build: (size: number) => ({ path: `${page}?next=/${fill('%2F', size)}` }),
    },
    {
      name: `dots as next of ${page}`,
      build: (size: number) => ({ path: `${page}?next=/${fill('%2e%2e/', size)}` }),
    },
  ]),
  ...[
    '/search?q=',
    `${apiPaths.listings}?keywords=`,
    '/restaurants/?page=',
    '/events/?date=',
    '/places/',
    '/',
    '/api/v2/',
    '/images/',
    '/widgets/',
    '/newsletters/confirm/?token=',
  ].flatMap((path) =>
    UNITS.map((unit) => ({
      name: `${path} with ${unit}`,
      build: (size: number) => ({ path: path + fill(unit, size) }),
    })),
  ),
  ...[
    'cookie',
    'accept',
    'accept-encoding',
    'accept-language',
    'if-none-match',
    'range',
    'referer',
    'origin',
    'user-agent',
    'x-csrftoken',
    'content-type',
  ].flatMap((header) =>
    ['a', ',', ';', '=', ' ', 'a=b; ', '"a", ', '~', '-', ';q=0.1,', '/'].map((unit) => ({
      name: `${header} of ${unit}`,
      build: (size: number) => ({ path: '/', headers: { [header]: `x${fill(unit, size)}x` } }),
    })),
  ),
  ...['email', 'password', 'x'].flatMap((field) =>
    JSON_UNITS.map((unit) => ({
      name: `JSON ${field} of ${unit}`,
      build: (size: number) =>
        json(
          apiPaths.reset,
          unit === '"a",'
            ? `{"${field}":[${fill(unit, size * 4)}"a"]}`
            : `{"${field}":"${fill(unit, size * 4)}"}`,
        ),
    })),
  ),
  ...['.', '@', '. ', '..@', ' a'].flatMap((unit) =>
    ['email', 'full_name', 'password'].map((field) => ({
      name: `JSON ${field} of ${unit} that ends otherwise`,
      build: (size: number) => json(apiPaths.reset, `{"${field}":"a@${fill(unit, size * 4)}@"}`),
    })),
  ),
  ...['.', '/', '%20', '-', '%2f', ',', '%27', '!', '%0a'].flatMap((unit) =>
    [
      '/search?q=',
      `${apiPaths.listings}?keywords=`,
      '/accounts/onboarding?next=/',
      '/profiles/logout?next=/',
      '/places/',
    ].map((path) => ({
      name: `${path} with ${unit} that ends otherwise`,
      // Nothing is called so: what is found costs as much as the page that shows it, and says nothing about the words.
      build: (size: number) => ({ path: `${path}zqx${fill(unit, size)}a` }),
    })),
  ),
  {
    name: 'JSON that is deep',
    build: (size) => json(apiPaths.reset, `{"email":${'['.repeat(size * 2)}${']'.repeat(size * 2)}}`),
  },
  {
    name: 'JSON of many members',
    build: (size) =>
      json(apiPaths.reset, `{${Array.from({ length: size / 3 + 1 }, (_, turn) => `"a${turn}":1`).join()}}`),
  },
  { name: 'a form of many fields', build: (size) => form('/newsletters/', fill('a=1&', size * 4)) },
  {
    name: 'a form of one field many times',
    build: (size) => form('/newsletters/', fill('email=a&', size * 4)),
  },
  {
    name: 'nested encodings in a form',
    build: (size) =>
      form('/accounts/login', `email=a%40b.example&next=${encodeURIComponent(nest(size * 2))}`),
  },
  {
    name: 'a form of plus signs',
    build: (size) => form('/contact/', `message=${fill('+', size * 4)}&name=a`),
  },
  {
    name: 'a message of line breaks',
    build: (size) => form('/contact/', `message=${fill('%0d%0a', size * 4)}&name=a`),
  },
  { name: 'many query parameters', build: (size) => ({ path: `/search?${fill('a=1&', size)}` }) },
  {
    name: 'one parameter many times',
    build: (size) => ({ path: `${apiPaths.listings}?${fill('keywords=a&', size)}` }),
  },
];

async function measure(site: AttackedSite, { build }: Growing, size: number): Promise<number> {
  let best = Infinity;
  for (let turn = 0; turn < TRIES && best > FLOOR_MS * site.patience; turn += 1)
    best = Math.min(best, (await site.client.send(build(size))).ms);
  return best;
}

/** By how much the largest costs more than one that is next to nothing; on a busy machine both may wait. */
async function measureCloser(site: AttackedSite, { build }: Growing): Promise<number> {
  let [small, large] = [Infinity, Infinity];
  for (let turn = 0; turn < CLOSER_TRIES && !(large - small < FLOOR_MS * site.patience); turn += 1) {
    small = Math.min(small, (await site.client.send(build(1))).ms);
    large = Math.min(large, (await site.client.send(build(LARGEST))).ms);
  }
  return large - small;
}

export const cost: Line = {
  number: 30,
  threat: 'a small request with a large cost',
  rule: 'No request of an allowed size keeps the server for more than 50 ms, however it is made up.',
  measuresTime: true,
  isAlikeEverywhere: true,
  async attack(site, trials) {
    const floorMs = FLOOR_MS * site.patience;
    const hopelessMs = HOPELESS_MS * site.patience;
    for (const kind of growing) {
      const some = await measure(site, kind, LARGEST / 8);
      // Eight times as much of what is that slow already would take minutes.
      const large = some < hopelessMs ? await measure(site, kind, LARGEST) : some;
      const excess = large < floorMs ? 0 : some < hopelessMs ? await measureCloser(site, kind) : some;
      const isHeld = excess < floorMs;
      trials.expect(kind.name, isHeld, isHeld ? `under ${floorMs} ms` : `${excess.toFixed(0)} ms more`);
    }
  },
};
