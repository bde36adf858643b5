import type { AttackLine } from '../../AttackLine';
import { getHeader } from '../../http/HttpResponse';
import { listApiCalls } from '../../site/listApiCalls';
import { LEAKS } from '../../vectors/leaks';

const PATHS = [
  '/nowhere',
  '/places/%E0%A4%A',
  '/api/v2/%',
  '/api/v2/nowhere/',
  '/api/',
  '/api/v1/',
  '/images/..%2f',
  '/search?q[]=1',
  '/search?q=1&q=2',
  '/?__proto__=1',
  '/events/?date=99999-99-99',
  '/archives/9999/',
  '/archives/0/',
  '/archives/2024/99/',
  '/restaurants/?page=999999999999',
  '/news/?page=-1',
  '/rss/nowhere/',
  '/sitemaps/listings/99999.xml',
  '/films/999999999.webm',
  '/tiles/99/1/1.svg',
  '/places/n/999999999/x/',
  '/accounts/login?error=toString',
  '/accounts/login?error=__proto__',
  '/house-ads/999999999/',
  '/metrics',
  '/.env',
  '/.git/config',
  '/server-status',
  '/admin/',
  '/debug',
  '/graphql',
  '/swagger',
  '/package.json',
  '/node_modules/',
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export const errorDisclosure: AttackLine = {
  number: 27,
  threat: 'an error that reveals internals',
  rule: 'An error has a message, as JSON below /api/, and never contains a stack trace, an SQL statement or a folder.',
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    for (const path of [...PATHS, ...listApiCalls().map((call) => call.path)])
      for (const method of METHODS)
        for (const body of [undefined, '{"broken":', 'x=1']) {
          if (body !== undefined && (method === 'GET' || method === 'OPTIONS')) continue;
          const type = body?.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded';
          const response = await site
            .newBrowser()
            .send(method, path, { ...(body !== undefined && { body, headers: { 'content-type': type } }) });
          trials.expectResponse(`${method} ${path} ${body ?? ''}`, response, ({ status, text }) => {
            const leak = LEAKS.exec(text.replaceAll(path, ''));
            if (leak) return `tells ${leak[0]}`;
            const isJson = /^application\/json/.test(getHeader(response, 'content-type'));
            return (
              status > 0 &&
              status < 500 &&
              (!path.startsWith('/api/v2/') || isJson || [204, 301, 308].includes(status))
            );
          });
        }
  },
};
