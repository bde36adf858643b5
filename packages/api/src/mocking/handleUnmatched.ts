import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Route } from '../wire/route';

function isPathOf(route: Route, path: string): boolean {
  const pattern = route.path.replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
}

/**
 * Responds to requests that match no route: 405 for a known path, a redirect where only the slash is missing, else 404.
 */
export function handleUnmatched(baseUrl: string, routes: readonly Route[]): HttpHandler {
  const basePath = new URL(baseUrl, 'http://localhost').pathname;
  return http.all(`${baseUrl}*`, ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice(basePath.length);
    if (routes.some((route) => isPathOf(route, path))) {
      return HttpResponse.json({ detail: `Method "${request.method}" not allowed.` }, { status: 405 });
    }
    if (routes.some((route) => isPathOf(route, `${path}/`))) {
      return new HttpResponse(null, { status: 301, headers: { location: `${pathname}/${search}` } });
    }
    return HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
  });
}
