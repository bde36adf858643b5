import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Adds an ETag to every public response, and responds with 304 if the client already has it (HOST-6). A response is public
 * if its `Cache-Control` says so; others are not changed.
 */
export function addEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPublic = String(reply.getHeader('cache-control') ?? '').startsWith('public');
    if (!isPublic || reply.statusCode !== 200) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    // A cached response already has its tag.
    const cachedEtag = reply.getHeader('etag');
    const etag = cachedEtag === undefined ? createEtag(payload) : String(cachedEtag);
    if (cachedEtag === undefined) reply.header('etag', etag);
    if (!matchesEtag(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}

const createEtag = (payload: string | Buffer) =>
  `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;

/** Whether the client's `If-None-Match` includes `etag`. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map(normalizeEtag);
  return tags.includes(normalizeEtag(etag)) || tags.includes('*');
}

/** Intermediate caches may have weakened the tag to `W/"…"`; each encoding has its own suffix. */
const normalizeEtag = (tag: string) =>
  tag
    .trim()
    .replace(/^W\//, '')
    .replace(/-(?:br|gzip)"$/, '"');
