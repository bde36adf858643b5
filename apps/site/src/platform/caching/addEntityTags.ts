import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Gives every public answer an ETag and answers 304 where the caller has it already (HOST-6). Public is what says so
 * in `Cache-Control`; nothing else is touched.
 */
export function addEntityTags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPublic = String(reply.getHeader('cache-control') ?? '').startsWith('public');
    if (!isPublic || reply.statusCode !== 200) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    // An answer that was kept brings its tag along.
    const kept = reply.getHeader('etag');
    const etag = kept === undefined ? createTag(payload) : String(kept);
    if (kept === undefined) reply.header('etag', etag);
    if (!matchesTag(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}

const createTag = (payload: string | Buffer) =>
  `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;

/** Whether the caller has what `etag` names, by its `If-None-Match`. */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map(plainTag);
  return tags.includes(plainTag(etag)) || tags.includes('*');
}

/** Caches on the way may have weakened the tag to `W/"…"`; each encoding has a suffix of its own. */
const plainTag = (tag: string) =>
  tag
    .trim()
    .replace(/^W\//, '')
    .replace(/-(?:br|gzip)"$/, '"');
