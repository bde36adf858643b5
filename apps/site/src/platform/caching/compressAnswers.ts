import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { chooseEncoding, type Encoding } from './chooseEncoding';

/** Below this a compressed text saves no packet. */
const MIN_LENGTH = 1024;
/** Compressed answers kept by ETag: the pages that everyone asks for are compressed once. */
const MAX_KEPT = 200;

const encoders: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/**
 * Compresses public texts that carry an ETag. Private answers are left alone: compressing a secret together with what
 * a caller chose tells the secret by its length.
 */
export function compressAnswers(app: FastifyInstance): void {
  const kept = new Map<string, Promise<Buffer>>();

  function compress(text: string, { encoding, etag }: { encoding: Encoding; etag: string }): Promise<Buffer> {
    const key = `${encoding} ${etag}`;
    const present = kept.get(key);
    if (present) return present;
    const compressed = encoders[encoding](text);
    kept.set(key, compressed);
    const oldest = kept.keys().next().value;
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return compressed;
  }

  app.addHook('onSend', async (request, reply, payload) => {
    const etag = String(reply.getHeader('etag') ?? '');
    const isPublic = String(reply.getHeader('cache-control') ?? '').startsWith('public');
    if (!isPublic || etag === '' || typeof payload !== 'string' || payload.length < MIN_LENGTH)
      return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    addVary(reply);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (!encoding) return payload;
    reply.removeHeader('content-length');
    reply.headers({ 'content-encoding': encoding, etag: etag.replace(/"$/, `-${encoding}"`) });
    return compress(payload, { encoding, etag });
  });
}

function addVary(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary))
    reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
}
