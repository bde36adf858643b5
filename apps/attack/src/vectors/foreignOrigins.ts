import type { Headers } from '../http/createClient';

/** The headers of a browser for requests from another site; `host` is that of the attacked site. */
export function foreignOrigins(host: string): readonly Headers[] {
  const [name = '', port] = host.split(':');
  return [
    { origin: 'https://evil.example' },
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'https://' },
    { origin: host },
    { origin: `//${host}` },
    { origin: `https://${name}.evil.example` },
    { origin: `https://evil.example/${host}` },
    { origin: `https://evil.example?${host}` },
    { origin: `https://evil.example#${host}` },
    { origin: `https://${name}@evil.example` },
    { origin: `https://evil${name}` },
    { origin: `https://sub.${name}` },
    { origin: `https://${name}:1${port ?? ''}` },
    { origin: `file://${host}` },
    { origin: 'chrome-extension://abcdefgh' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'Cross-Site' },
    { 'sec-fetch-site': '' },
    { 'sec-fetch-site': 'cross-site, same-origin' },
    { 'sec-fetch-site': 'cross-site', origin: `https://${host}` },
  ];
}
