import {
  hostileForms,
  hostileHeaders,
  hostileJson,
  hostileMultiparts,
  hostileTexts,
  type HostileText,
} from './hostileTexts';
import type { WatchedRoute } from './watchRoutes';

/** A request that can be made longer in one place. */
export interface Attack {
  /** `POST /accounts/login body next: layers of encoding` */
  name: string;
  /** What is alike in other routes too. */
  kind: string;
  /** How much the server takes there. */
  fullLength: number;
  create(length: number): { method: string; url: string; headers: Record<string, string>; payload?: string };
}

/** Of 16 KiB for address and headers together, and 64 KiB for bodies; what else a request has needs some of it. */
const ADDRESS_LENGTH = 14_000;
const BODY_LENGTH = 60_000;
/** Forms with files are longer, but read in pieces of at most 64 KiB, and no further than their 25th part. */
const PARTS_LENGTH = 30_000;
/** The router takes no more for a parameter. */
const PARAMETER_LENGTH = 490;

/** Headers that the site or its libraries read. */
const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'purpose',
  'range',
  'referer',
  'user-agent',
  'x-csrftoken',
  'x-forwarded-for',
];

/** Stands for the name that is repeated; some five characters once it is there. */
const MANY = '\u0001';
const manyTimes: HostileText = (length) => MANY.repeat(length / 8);

/** So that a request gets as far as it can. */
const usual: Readonly<Record<string, string>> = {
  email: 'maya@example.com',
  password: 'rhubarb-pie-42',
  password_again: 'rhubarb-pie-42',
  current_password: 'rhubarb-pie-43',
  new_password: 'rhubarb-pie-42',
  full_name: 'Maya',
  name: 'Maya',
  message: 'Good morning',
  listing: '1',
  event: '1',
  next: '/',
};

interface Place {
  /** `query next` */
  name: string;
  texts: Readonly<Record<string, HostileText>>;
  fullLength: number;
  /** The request with `text` there. */
  create(text: string): Partial<ReturnType<Attack['create']>>;
}

/** All that can be made longer in the requests to `route`; `session` makes them a member's. */
export function listAttacks(route: WatchedRoute, session: Record<string, string>): Attack[] {
  const { method, url } = route;
  const places = [
    ...listPathPlaces(url),
    ...listQueryPlaces(route),
    ...HEADERS.map((header) => ({
      name: `header ${header}`,
      texts: hostileHeaders,
      fullLength: ADDRESS_LENGTH,
      create: (text: string) => ({ headers: { [header]: text } }),
    })),
    ...(method === 'GET' ? [] : listBodyPlaces(route)),
  ];
  return places.flatMap(({ name, texts, fullLength, create }: Place) =>
    Object.entries(texts).map(([shape, text]) => ({
      name: `${method} ${url} ${name}: ${shape}`,
      kind: name.startsWith('header') ? `${name}: ${shape}` : `${method} ${name}: ${shape}`,
      fullLength,
      create(length: number) {
        const { headers, ...rest } = create(text(length));
        return { method, url: fillPath(url, {}), ...rest, headers: { ...session, ...headers } };
      },
    })),
  );
}

function listPathPlaces(url: string): Place[] {
  return namesInPath(url).map((name) => {
    const fullLength = name === '*' ? ADDRESS_LENGTH : PARAMETER_LENGTH;
    return {
      name: name === '*' ? `path of ${url}` : `path ${name}`,
      texts: hostileTexts,
      fullLength,
      create: (text) => ({ url: fillPath(url, { [name]: fitAddress(text, fullLength).replace(/^\//, '') }) }),
    };
  });
}

function listQueryPlaces({ url, query }: WatchedRoute): Place[] {
  return [...new Set([...query, 'unknown'])].map((name) => ({
    name: `query ${name}`,
    texts: { ...hostileTexts, 'many times': manyTimes },
    fullLength: ADDRESS_LENGTH,
    create: (text) => ({
      url: `${fillPath(url, {})}?${name}=${
        text.startsWith(MANY)
          ? text.replaceAll(MANY, `&${name}=a`).slice(0, ADDRESS_LENGTH)
          : fitAddress(text, ADDRESS_LENGTH)
      }`,
    }),
  }));
}

function listBodyPlaces({ url, body }: WatchedRoute): Place[] {
  const isApi = url.startsWith('/api/');
  const headers = { 'content-type': isApi ? 'application/json' : 'application/x-www-form-urlencoded' };
  const names = [...new Set([...body, 'unknown'])];
  const fields = names.map((name) => ({
    name: `body ${name}`,
    texts: hostileTexts,
    fullLength: BODY_LENGTH,
    create: (text: string) => ({
      headers,
      payload: isApi
        ? JSON.stringify({ ...usual, [name]: text })
        : `${new URLSearchParams({ ...usual, [name]: '' }).toString()}&${name}=${fitAddress(text, BODY_LENGTH)}`,
    }),
  }));
  const values = (isApi ? names : []).map((name) => ({
    name: `body ${name}, no text`,
    texts: hostileJson,
    fullLength: BODY_LENGTH,
    create: (text: string) => ({ headers, payload: `{"${name}":${text}}` }),
  }));
  const whole = {
    name: 'whole body',
    texts: isApi ? hostileJson : hostileForms,
    fullLength: BODY_LENGTH,
    create: (payload: string) => ({ headers, payload }),
  };
  const parts = {
    name: 'multipart',
    texts: hostileMultiparts,
    fullLength: PARTS_LENGTH,
    create: (payload: string) => ({
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    }),
  };
  return [whole, ...fields, ...values, ...(url === '/api/v2/photos/' ? [parts] : [])];
}

const namesInPath = (url: string) => [...url.matchAll(/:(\w+)|(\*)/g)].map(([, name]) => name ?? '*');

function fillPath(url: string, values: Record<string, string>): string {
  return url.replace(/:(\w+)(?:\([^)]*\))?|\*/g, (_all, name?: string) => values[name ?? '*'] ?? '1');
}

/** As it stands in an address: layers of encoding as they are, all else encoded, and no longer than is allowed. */
function fitAddress(text: string, length: number): string {
  const encoded = /^\/%(?:25)+$/.test(text) ? text : encodeURIComponent(text);
  // A cut through an escape is no address.
  return encoded.slice(0, length).replace(/%[\dA-F]?$/, '');
}
