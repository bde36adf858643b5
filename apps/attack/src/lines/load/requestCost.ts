import type { AttackLine } from '../../AttackLine';
import type { HttpRequest } from '../../http/createClient';
import type { AttackedSite } from '../../site/AttackedSite';
import { apiPaths } from '../../site/apiPaths';

/** A request of variable size. */
interface GrowingRequest {
  name: string;
  /** `size` is roughly the number of bytes it adds. */
  build(size: number): HttpRequest;
}

/** The largest path or header that is allowed. */
const LARGEST_BYTES = 14_000;
const TRIES = 3;
const RETRIES = 8;
/** No request may block the event loop longer (DOOR-6). */
const MAX_BLOCKING_MS = 50;
const SKIP_RETRY_MS = 500;

const json = (path: string, body: string): HttpRequest => ({
  method: 'POST',
  path,
  body,
  headers: { 'content-type': 'application/json' },
});
const form = (path: string, body: string): HttpRequest => ({
  method: 'POST',
  path,
  body,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
const repeatToSize = (unit: string, size: number) => unit.repeat(Math.max(1, Math.floor(size / unit.length)));
/** `%2525…2F`, which each decoding shortens by one level. */
const nestEncodings = (size: number) => `/%${'25'.repeat(Math.floor(size / 2))}2F`;
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

const growingRequests: readonly GrowingRequest[] = [
  ...[
    '/accounts/login',
    '/accounts/sign-up',
    '/accounts/onboarding',
    '/profiles/logout',
    '/profiles/facebook-login/',
  ].flatMap((page) => [
    {
      name: `nested encodings as next of ${page}`,
      build: (size: number) => ({ path: `${page}?next=${nestEncodings(size)}` }),
    },
    {
      name: `slashes as next of ${page}`,
      build: (size: number) => ({ path: `${page}?next=/${repeatToSize('%2F', size)}` }),
    },
    {
      name: `dots as next of ${page}`,
      build: (size: number) => ({ path: `${page}?next=/${repeatToSize('%2e%2e/', size)}` }),
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
      build: (size: number) => ({ path: path + repeatToSize(unit, size) }),
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
      build: (size: number) => ({ path: '/', headers: { [header]: `x${repeatToSize(unit, size)}x` } }),
    })),
  ),
  ...['email', 'password', 'x'].flatMap((field) =>
    JSON_UNITS.map((unit) => ({
      name: `JSON ${field} of ${unit}`,
      build: (size: number) =>
        json(
          apiPaths.reset,
          unit === '"a",'
            ? `{"${field}":[${repeatToSize(unit, size * 4)}"a"]}`
            : `{"${field}":"${repeatToSize(unit, size * 4)}"}`,
        ),
    })),
  ),
  ...['.', '@', '. ', '..@', ' a'].flatMap((unit) =>
    ['email', 'full_name', 'password'].map((field) => ({
      name: `JSON ${field} of ${unit} that ends otherwise`,
      build: (size: number) => json(apiPaths.reset, `{"${field}":"a@${repeatToSize(unit, size * 4)}@"}`),
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
      // Nothing has this name: a match would cost as much as the page that shows it, and tell nothing about parsing.
      build: (size: number) => ({ path: `${path}zqx${repeatToSize(unit, size)}a` }),
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
  { name: 'a form of many fields', build: (size) => form('/newsletters/', repeatToSize('a=1&', size * 4)) },
  {
    name: 'a form of one field many times',
    build: (size) => form('/newsletters/', repeatToSize('email=a&', size * 4)),
  },
  {
    name: 'nested encodings in a form',
    build: (size) =>
      form('/accounts/login', `email=a%40b.example&next=${encodeURIComponent(nestEncodings(size * 2))}`),
  },
  {
    name: 'a form of plus signs',
    build: (size) => form('/contact/', `message=${repeatToSize('+', size * 4)}&name=a`),
  },
  {
    name: 'a message of line breaks',
    build: (size) => form('/contact/', `message=${repeatToSize('%0d%0a', size * 4)}&name=a`),
  },
  { name: 'many query parameters', build: (size) => ({ path: `/search?${repeatToSize('a=1&', size)}` }) },
  {
    name: 'one parameter many times',
    build: (size) => ({ path: `${apiPaths.listings}?${repeatToSize('keywords=a&', size)}` }),
  },
];

async function measure(site: AttackedSite, { build }: GrowingRequest, size: number): Promise<number> {
  let best = Infinity;
  for (let turn = 0; turn < TRIES && best > MAX_BLOCKING_MS * site.timeFactor; turn += 1)
    best = Math.min(best, (await site.client.send(build(size))).ms);
  return best;
}

/** How much more the largest request costs than a tiny one; on a busy machine both may have to wait. */
async function measureExcess(site: AttackedSite, { build }: GrowingRequest): Promise<number> {
  let [small, large] = [Infinity, Infinity];
  for (let turn = 0; turn < RETRIES && !(large - small < MAX_BLOCKING_MS * site.timeFactor); turn += 1) {
    small = Math.min(small, (await site.client.send(build(1))).ms);
    large = Math.min(large, (await site.client.send(build(LARGEST_BYTES))).ms);
  }
  return large - small;
}

export const requestCost: AttackLine = {
  number: 30,
  threat: 'a small request with a large cost',
  rule: 'No request of an allowed size blocks the server for more than 50 ms, whatever it contains.',
  measuresTime: true,
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    const floorMs = MAX_BLOCKING_MS * site.timeFactor;
    const hopelessMs = SKIP_RETRY_MS * site.timeFactor;
    for (const growingRequest of growingRequests) {
      const eighth = await measure(site, growingRequest, LARGEST_BYTES / 8);
      // If an eighth of the size is already that slow, the full size would take minutes.
      const large = eighth < hopelessMs ? await measure(site, growingRequest, LARGEST_BYTES) : eighth;
      const excess =
        large < floorMs ? 0 : eighth < hopelessMs ? await measureExcess(site, growingRequest) : eighth;
      const isHeld = excess < floorMs;
      trials.expect(
        growingRequest.name,
        isHeld,
        isHeld ? `under ${floorMs} ms` : `${excess.toFixed(0)} ms more`,
      );
    }
  },
};
