import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './chooseEncoding';
import { createRecentMap } from './createRecentMap';
import type { ReadVersions, Versions } from './createVersions';

const MAX_ANSWERS = 500;
/** Longer addresses are nobody's next page. */
const MAX_URL_LENGTH = 300;
const HEADERS = ['cache-control', 'content-type', 'content-encoding', 'etag', 'vary'] as const;

interface Answer {
  version: string;
  payload: string | Buffer;
  headers: Record<string, string>;
}

/**
 * Keeps the public answers of `app`'s routes in memory, as they are sent, for as long as the data have the version they
 * were made from. No answer is older than the moment it was asked for, also where another process writes (HOST-1, HOST-6).
 */
export function keepAnswers(
  app: FastifyInstance,
  readVersions: ReadVersions,
  name: keyof Versions = 'shown',
): void {
  const answers = createRecentMap<Answer>(MAX_ANSWERS);
  const askedAt = new WeakMap<FastifyRequest, string>();

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.url.length > MAX_URL_LENGTH) return;
    const { [name]: version } = await readVersions();
    const answer = answers.find(keyOf(request));
    if (answer?.version === version) return reply.headers(answer.headers).send(answer.payload);
    askedAt.set(request, version);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const version = askedAt.get(request);
    if (version === undefined || reply.statusCode !== 200) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const headers = readHeaders(reply);
    if (!headers['cache-control']?.startsWith('public')) return payload;
    answers.keep(keyOf(request), { version, payload, headers });
    return payload;
  });
}

const keyOf = (request: FastifyRequest) =>
  `${chooseEncoding(request.headers['accept-encoding']) ?? ''} ${request.url}`;

function readHeaders(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    HEADERS.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}
