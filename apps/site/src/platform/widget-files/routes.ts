import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteSettings } from '../settings/siteSettings';
import { chooseEncoding } from '../caching/chooseEncoding';
import { createEmbedScript, type ReadyText } from './createEmbedScript';
import { findWidgetFile } from './findWidgetFile';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** How long a page may go on with the releases it knows; after that one small question by ETag. */
const REGISTRY_SECONDS = 60;

/**
 * The embed script, the registry, and the immutable files of every release, old ones too (EMBED-10). Other sites may
 * load them all: a page of another host needs that for modules and for integrity.
 */
export async function registerWidgetFiles(
  app: FastifyInstance,
  { widgetFolders, registryFile }: SiteSettings,
): Promise<void> {
  const current = createEmbedScript({
    registryFile,
    widgetFolders,
    onFault: (error) => app.log.error({ err: error, registryFile }, 'the widget registry cannot be used'),
  });

  async function sendCurrent(options: { request: FastifyRequest; reply: FastifyReply; part: Part }) {
    const { request, reply, part } = options;
    openToAll(reply);
    const release = await current.load();
    if (!release) {
      const words = 'No widgets are released here yet: the registry is missing or broken. The log says more.';
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': '30' })
        .type(TEXT)
        .send(words);
    }
    return sendReady({
      request,
      reply,
      text: release[part],
      type: part === 'embedScript' ? SCRIPT : JSON_TYPE,
    });
  }

  app.get('/widgets/embed.js', (request, reply) => sendCurrent({ request, reply, part: 'embedScript' }));
  app.get('/widgets/registry.json', (request, reply) =>
    sendCurrent({ request, reply, part: 'registryJson' }),
  );

  app.get<{ Params: { '*': string } }>('/widgets/*', async (request, reply) => {
    openToAll(reply);
    const found = await findWidgetFile(widgetFolders, request.params['*']);
    if (!found) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type(TEXT)
        .send('There is no such widget file.');
    }
    const isCompressed = found.hasBrotli && chooseEncoding(request.headers['accept-encoding']) === 'br';
    const file = isCompressed ? `${found.file}.br` : found.file;
    if (isCompressed) reply.header('content-encoding', 'br');
    reply.headers({
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
      vary: 'Accept-Encoding',
      'content-length': (await stat(file)).size,
    });
    return reply.type(found.type).send(createReadStream(file));
  });
}

type Part = 'embedScript' | 'registryJson';
const TEXT = 'text/plain; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

function openToAll(reply: FastifyReply): void {
  reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
}

function sendReady(options: { request: FastifyRequest; reply: FastifyReply; text: ReadyText; type: string }) {
  const { request, reply, text, type } = options;
  const isCompressed = chooseEncoding(request.headers['accept-encoding']) === 'br';
  const etag = `"${text.etag}${isCompressed ? '-br' : ''}"`;
  reply.headers({ 'cache-control': `public, max-age=${REGISTRY_SECONDS}`, vary: 'Accept-Encoding', etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (isCompressed) reply.header('content-encoding', 'br');
  return reply.type(type).send(isCompressed ? text.brotli : text.plain);
}
