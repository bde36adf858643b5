import type { FastifyInstance } from 'fastify';
import type { AdSources } from './listAdSources';

export type SecurityHeaders = Readonly<Record<string, string>>;

const isScriptOrStyle = (type: unknown) => /^text\/(javascript|css)\b/.test(String(type));

/** What a browser heeds with a document alone. */
function createDocumentHeaders(ads: AdSources): SecurityHeaders {
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'connect-src': ["'self'", ...ads.other],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'frame-src': ["'self'", ...ads.other],
    // Photos that are about to be uploaded are shown from where they lie.
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
 * Tells browsers what pages may do: scripts, styles and forms of this site alone, nothing inline (EMBED-15), framed by
 * nobody else. Pictures, map tiles and the like may come from elsewhere; so may ads, where the configuration has them.
 * No `Strict-Transport-Security`: whoever runs the site without TLS, on localhost say, must not be locked out of it.
 */
export function createSecurityHeaders(ads: AdSources): SecurityHeaders {
  return {
    ...createDocumentHeaders(ads),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

/** Gives every answer of a route its headers; those before any route are `answerBeforeRouting`'s. */
export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  const documentHeaders = Object.keys(createDocumentHeaders({ script: [], other: [] }));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  // Half a kilobyte on each of a page's scripts and style sheets, uncompressed.
  app.addHook('onSend', async (_request, reply) => {
    if (!isScriptOrStyle(reply.getHeader('content-type'))) return;
    for (const name of documentHeaders) reply.removeHeader(name);
  });
}
