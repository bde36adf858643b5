import type { AttackLine } from '../../AttackLine';
import { getHeader, type HttpResponse } from '../../http/HttpResponse';
import { apiPaths } from '../../site/apiPaths';
import { foreignOrigins } from '../../vectors/foreignOrigins';

const PATHS = [
  apiPaths.hi,
  apiPaths.me,
  apiPaths.logIn,
  apiPaths.listings,
  '/api/v2/nothing/',
  '/accounts/dashboard',
];
const PREFLIGHT = {
  'access-control-request-method': 'DELETE',
  'access-control-request-headers': 'content-type,x-csrftoken',
};

export const otherHosts: AttackLine = {
  number: 37,
  threat: 'another host of the same site',
  rule: 'Only listed origins can read responses, never with a wildcard, and writes still need their token.',
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    const { browser } = await site.members.maya();
    for (const path of PATHS) {
      for (const foreign of foreignOrigins(site.host)) {
        for (const method of ['GET', 'OPTIONS']) {
          const headers = {
            ...foreign,
            ...(method === 'OPTIONS' && PREFLIGHT),
            cookie: browser.cookieHeader(),
          };
          const response = await site.client.send({ method, path, headers });
          trials.expectResponse(
            `${method} ${path} from ${JSON.stringify(foreign)}`,
            response,
            findPermission,
          );
        }
      }
    }
  },
};

/** True if the response opens nothing to its origin; otherwise what it opens. */
function findPermission(response: HttpResponse): true | string {
  for (const name of ['access-control-allow-origin', 'access-control-allow-credentials', 'x-csrftoken']) {
    const value = getHeader(response, name);
    if (value !== '') return `${name} is ${value}`;
  }
  return response.status < 500 || 'it fails';
}
