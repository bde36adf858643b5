import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { addVary } from './addVary';
import { negotiateEncoding, type Encoding } from './negotiateEncoding';

/** Compressing a shorter text does not save a packet. */
const MIN_LENGTH = 1024;
/** Compressed responses cached by ETag, so that popular pages are compressed once. */
const MAX_CACHED = 200;

const encoders: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/**
 * Compresses public texts that have an ETag. Private responses are not compressed: the length of a secret compressed
 * together with text chosen by an attacker reveals the secret (BREACH).
 */
export function compressResponses(app: FastifyInstance): void {
  const cache = new Map<string, Promise<Buffer>>();

  function compress(text: string, { encoding, etag }: { encoding: Encoding; etag: string }): Promise<Buffer> {
    const key = `${encoding} ${etag}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const compressed = encoders[encoding](text);
    cache.set(key, compressed);
    const oldest = cache.keys().next().value;
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    return compressed;
  }

  app.addHook('onSend', async (request, reply, payload) => {
    const etag = String(reply.getHeader('etag') ?? '');
    const isPublic = String(reply.getHeader('cache-control') ?? '').startsWith('public');
    if (!isPublic || etag === '' || typeof payload !== 'string' || payload.length < MIN_LENGTH)
      return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    addVary(reply, 'Accept-Encoding');
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    if (!encoding) return payload;
    reply.removeHeader('content-length');
    reply.headers({ 'content-encoding': encoding, etag: etag.replace(/"$/, `-${encoding}"`) });
    return compress(payload, { encoding, etag });
  });
}
