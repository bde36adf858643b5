import type { AttackLine } from '../../AttackLine';
import { getHeader, type HttpResponse } from '../../http/HttpResponse';
import type { AttackedSite } from '../../site/AttackedSite';

const PATHS = [
  '/',
  '/news/',
  '/search?q=a',
  '/restaurants/',
  '/accounts/login',
  '/accounts/dashboard',
  '/contact/',
  '/nowhere/',
  '/places/nowhere/',
  '/api/v2/profiles/hi/',
  '/api/v2/profiles/me/',
  '/api/v2/listings/',
  '/api/v2/nowhere/',
  '/api/v2/listings',
  '/api/v2/schema/',
  '/images/nowhere.jpg',
  '/images/x',
  '/films/1.webm',
  '/films/x',
  '/tiles/1/1/1.svg',
  '/tiles/x/x/x',
  '/house-ads/drawn/x.svg',
  '/house-ads/1/',
  '/widgets/x',
  '/widgets/embed.js',
  '/widgets/registry.json',
  '/assets/x',
  '/notice.css',
  '/favicon.ico',
  '/sitemap.xml',
  '/sitemaps/x/1.xml',
  '/robots.txt',
  '/rss/',
  '/rss/x/',
  '/health/live',
  '/health/ready',
  '/metrics',
  '/profiles/logout',
  '/profiles/facebook-login/',
  '/profiles/facebook-callback/',
  '/accounts/login/',
  '/%',
  '/caf%E9',
  '/a%00b',
  '/development/outbox/',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'PROPFIND'];

const PUBLIC_FILE = /^\/(?:assets|films|house-ads\/drawn|images|tiles)\//;

/** Requests that end before routing. */
const createUnroutableRequests = ({ host, proxyHeaderLines }: AttackedSite): readonly string[] => [
  `GET /% HTTP/1.1\r\nHost: ${host}\r\n${proxyHeaderLines}Connection: close\r\n\r\n`,
  `GET /caf%E9 HTTP/1.1\r\nHost: ${host}\r\n${proxyHeaderLines}Connection: close\r\n\r\n`,
  `GET /api/v2/%zz HTTP/1.1\r\nHost: ${host}\r\n${proxyHeaderLines}Connection: close\r\n\r\n`,
  `GET /${'a'.repeat(2000)} HTTP/1.1\r\nHost: ${host}\r\n${proxyHeaderLines}Connection: close\r\n\r\n`,
  `GET /places/${'a'.repeat(600)}/ HTTP/1.1\r\nHost: ${host}\r\n${proxyHeaderLines}Connection: close\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Big: ${'a'.repeat(20_000)}\r\n${proxyHeaderLines}Connection: close\r\n\r\n`,
  `GET / HTTP/1.1\r\nConnection: close\r\n\r\n`,
  `GET / HTTP/9.9\r\nHost: ${host}\r\n\r\n`,
  `GET  / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  `get / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  `NONSENSE\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: ${host}\r\nNo colon\r\nConnection: close\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: ${host}\r\nA\u0000B: c\r\nConnection: close\r\n\r\n`,
  `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: x\r\nConnection: close\r\n\r\n`,
  `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n`,
  `POST /api/v2/profiles/email-login/ HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n${proxyHeaderLines}Connection: close\r\n\r\n{}`,
  `GET http://[::1 HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  `GET * HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
];

/** Widget files are public and may be requested by any page; nothing else may. */
function findMissingHeaders(response: HttpResponse, path = ''): boolean | string {
  if (response.status === 0) return true;
  const missing: string[] = [];
  if (getHeader(response, 'x-content-type-options') !== 'nosniff') missing.push('nosniff');
  if (
    getHeader(response, 'x-powered-by') !== '' ||
    /fastify|node|express/i.test(getHeader(response, 'server'))
  )
    missing.push('silence about the server');
  if (!/strict-origin|no-referrer|same-origin/.test(getHeader(response, 'referrer-policy')))
    missing.push('Referrer-Policy');
  const policy = getHeader(response, 'content-security-policy');
  if (!/^text\/(javascript|css)/.test(getHeader(response, 'content-type'))) {
    if (!/default-src '(self|none)'/.test(policy)) missing.push('Content-Security-Policy');
    const script = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    if (/unsafe|\*|data:|http:/.test(script) || /object-src (?!'none')/.test(policy))
      missing.push(`a strict policy (${script})`);
    const isFramed =
      /frame-ancestors '(self|none)'/.test(policy) ||
      /deny|sameorigin/i.test(getHeader(response, 'x-frame-options'));
    if (/html|xml/.test(getHeader(response, 'content-type')) && !isFramed) missing.push('frame-ancestors');
  }
  // A site with pages on other hosts says so of its pictures and fonts, which are the same for everyone.
  const isOpenFile =
    path.startsWith('/widgets/') ||
    (PUBLIC_FILE.test(path) && getHeader(response, 'cross-origin-resource-policy') === 'same-site');
  if (
    (/\S/.test(getHeader(response, 'access-control-allow-origin')) && !isOpenFile) ||
    getHeader(response, 'access-control-allow-credentials') !== ''
  )
    missing.push('a closed door to other origins');
  return missing.length === 0 ? true : `lacks ${missing.join(', ')}`;
}

export const securityHeaders: AttackLine = {
  number: 24,
  threat: 'a response without security headers',
  rule: 'Every response, also one before routing, has a content security policy, nosniff and a referrer policy, and allows no other origin.',
  async attack(site, trials) {
    for (const path of PATHS)
      for (const method of METHODS) {
        const response = await site.newBrowser().send(method, path, {
          headers: { origin: method === 'GET' ? 'https://evil.example' : site.origin },
        });
        trials.expectResponse(`${method} ${path}`, response, (found) => findMissingHeaders(found, path));
      }
    for (const bytes of createUnroutableRequests(site)) {
      const response = await site.sendRaw(Buffer.from(bytes, 'latin1'));
      trials.expectResponse(bytes.slice(0, 90), response, findMissingHeaders);
    }
  },
};
