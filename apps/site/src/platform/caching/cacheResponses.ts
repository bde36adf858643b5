import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { negotiateEncoding } from './negotiateEncoding';
import { createLruMap } from './createLruMap';

/** Of all responses that one cache holds, as sent: some thousand compressed pages. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Longer URLs are not links of a page. */
const MAX_URL_LENGTH = 300;
const CACHED_HEADERS = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-type',
  'etag',
  'vary',
] as const;

interface CachedResponse {
  version: string;
  payload: string | Buffer;
  headers: Record<string, string>;
}

/**
 * Caches the public responses of `app`'s routes in memory, as sent, as long as the data have the version they were generated
 * from. No response is older than its request, even if another process writes (HOST-1, HOST-6).
 */
export function cacheResponses(app: FastifyInstance, readVersion: () => Promise<string>): void {
  const responses = createLruMap<CachedResponse>(MAX_BYTES, ({ payload }) => payload.length);
  const versionByRequest = new WeakMap<FastifyRequest, string>();

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.url.length > MAX_URL_LENGTH) return;
    const version = await readVersion();
    const cached = responses.get(createCacheKey(request));
    if (cached?.version === version) return reply.headers(cached.headers).send(cached.payload);
    versionByRequest.set(request, version);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const version = versionByRequest.get(request);
    if (version === undefined || reply.statusCode !== 200) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const headers = readHeaders(reply);
    if (!headers['cache-control']?.startsWith('public')) return payload;
    responses.set(createCacheKey(request), { version, payload, headers });
    return payload;
  });
}

const createCacheKey = (request: FastifyRequest) =>
  `${negotiateEncoding(request.headers['accept-encoding']) ?? ''} ${request.url}`;

function readHeaders(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    CACHED_HEADERS.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}
