import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { AdSources } from './listAdSources';

/** What a browser heeds with a document alone. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;
const isScriptOrStyle = (type: unknown) => /^text\/(javascript|css)\b/.test(String(type));

/**
 * Tells browsers what pages may do: scripts, styles and forms of this site alone, nothing inline (EMBED-15), framed by
 * nobody else. Pictures, map tiles and the like may come from elsewhere; so may ads, where the configuration has them.
 */
export async function addSecurityHeaders(app: FastifyInstance, ads: AdSources): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'", ...ads.other],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        frameSrc: ["'self'", ...ads.other],
        // Photos that are about to be uploaded are shown from where they lie.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...ads.script],
        styleSrc: ["'self'"],
      },
    },
    // Whoever runs the site without TLS, on localhost say, must not be locked out of it.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  // Half a kilobyte on each of a page's scripts and style sheets, uncompressed.
  app.addHook('onSend', async (_request, reply) => {
    if (!isScriptOrStyle(reply.getHeader('content-type'))) return;
    for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
  });
}
