import {
  hostileForms,
  hostileHeaders,
  hostileJson,
  hostileMultiparts,
  hostileTexts,
  type HostileText,
} from './hostileTexts';
import type { RecordedRoute } from './recordRoutes';

/** A request of which one part has a variable length. */
export interface Attack {
  /** `POST /accounts/login body next: layers of encoding` */
  name: string;
  /** The same for similar attacks on other routes. */
  kind: string;
  /** The maximum length that the server accepts there. */
  fullLength: number;
  create(length: number): { method: string; url: string; headers: Record<string, string>; payload?: string };
}

/** Below the limits of 16 KiB for URL and headers together, and 64 KiB for bodies, as the rest of the request needs some of it. */
const URL_LENGTH = 14_000;
const BODY_LENGTH = 60_000;
/** Multipart forms may be longer, but are read in chunks of at most 64 KiB, and at most 25 parts. */
const MULTIPART_LENGTH = 30_000;
/** The router's limit of a parameter. */
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

/** Placeholder for a repeated parameter, some five characters once it is replaced. */
const REPEAT_MARKER = '\u0001';
const repeatMarkers: HostileText = (length) => REPEAT_MARKER.repeat(length / 8);

/** Valid values, so that a request gets past validation. */
const defaultFields: Readonly<Record<string, string>> = {
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

interface InputPoint {
  /** `query next` */
  name: string;
  texts: Readonly<Record<string, HostileText>>;
  fullLength: number;
  /** Creates the request with `text` at this point. */
  create(text: string): Partial<ReturnType<Attack['create']>>;
}

/** Lists attacks on every input of `route`; `session` are the headers of a logged-in member. */
export function listAttacks(route: RecordedRoute, session: Record<string, string>): Attack[] {
  const { method, url } = route;
  const inputPoints = [
    ...listPathInputs(url),
    ...listQueryInputs(route),
    ...HEADERS.map((header) => ({
      name: `header ${header}`,
      texts: hostileHeaders,
      fullLength: URL_LENGTH,
      create: (text: string) => ({ headers: { [header]: text } }),
    })),
    ...(method === 'GET' ? [] : listBodyInputs(route)),
  ];
  return inputPoints.flatMap(({ name, texts, fullLength, create }: InputPoint) =>
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

function listPathInputs(url: string): InputPoint[] {
  return listPathParameters(url).map((name) => {
    const fullLength = name === '*' ? URL_LENGTH : PARAMETER_LENGTH;
    return {
      name: name === '*' ? `path of ${url}` : `path ${name}`,
      texts: hostileTexts,
      fullLength,
      create: (text) => ({
        url: fillPath(url, { [name]: encodeForUrl(text, fullLength).replace(/^\//, '') }),
      }),
    };
  });
}

function listQueryInputs({ url, query }: RecordedRoute): InputPoint[] {
  return [...new Set([...query, 'unknown'])].map((name) => ({
    name: `query ${name}`,
    texts: { ...hostileTexts, 'many times': repeatMarkers },
    fullLength: URL_LENGTH,
    create: (text) => ({
      url: `${fillPath(url, {})}?${name}=${
        text.startsWith(REPEAT_MARKER)
          ? text.replaceAll(REPEAT_MARKER, `&${name}=a`).slice(0, URL_LENGTH)
          : encodeForUrl(text, URL_LENGTH)
      }`,
    }),
  }));
}

function listBodyInputs({ url, body }: RecordedRoute): InputPoint[] {
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
        ? JSON.stringify({ ...defaultFields, [name]: text })
        : `${new URLSearchParams({ ...defaultFields, [name]: '' }).toString()}&${name}=${encodeForUrl(text, BODY_LENGTH)}`,
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
    fullLength: MULTIPART_LENGTH,
    create: (payload: string) => ({
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    }),
  };
  return [whole, ...fields, ...values, ...(url === '/api/v2/photos/' ? [parts] : [])];
}

const listPathParameters = (url: string) => [...url.matchAll(/:(\w+)|(\*)/g)].map(([, name]) => name ?? '*');

function fillPath(url: string, values: Record<string, string>): string {
  return url.replace(/:(\w+)(?:\([^)]*\))?|\*/g, (_all, name?: string) => values[name ?? '*'] ?? '1');
}

/** Encodes text for a URL, except layers of encoding, and truncates it to the allowed length. */
function encodeForUrl(text: string, length: number): string {
  const encoded = /^\/%(?:25)+$/.test(text) ? text : encodeURIComponent(text);
  // A truncated escape would make the URL invalid.
  return encoded.slice(0, length).replace(/%[\dA-F]?$/, '');
}
