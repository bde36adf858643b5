import type { FastifyInstance } from 'fastify';
import type { AdSources } from './listAdSources';

export type SecurityHeaders = Readonly<Record<string, string>>;

const isScriptOrStyle = (type: unknown) => /^text\/(javascript|css)\b/.test(String(type));

/** Headers that browsers apply to documents only. */
function createDocumentHeaders(ads: AdSources): SecurityHeaders {
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'connect-src': ["'self'", ...ads.other],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'frame-src': ["'self'", ...ads.other],
    // Previews of photos before their upload are blob URLs.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...ads.script],
    'style-src': ["'self'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}

/**
 * Restricts pages to scripts, styles and forms of this site, nothing inline (EMBED-15), and to frames on this site. Images
 * may come from other origins, such as photos and map tiles; so may ads, if configured. No `Strict-Transport-Security`:
 * a site that runs without TLS, for example on localhost, must stay reachable.
 */
export function createSecurityHeaders(ads: AdSources): SecurityHeaders {
  return {
    ...createDocumentHeaders(ads),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

/** Adds the headers to every response of a route; `createMalformedUrlHandler` adds them to responses before routing. */
export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  const documentHeaders = Object.keys(createDocumentHeaders({ script: [], other: [] }));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  // They would add half a kilobyte, uncompressed, to each of a page's scripts and style sheets.
  app.addHook('onSend', async (_request, reply) => {
    if (!isScriptOrStyle(reply.getHeader('content-type'))) return;
    for (const name of documentHeaders) reply.removeHeader(name);
  });
}
