import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteSettings } from '../settings/SiteSettings';
import { negotiateEncoding } from '../caching/negotiateEncoding';
import { loadSiteConfig } from '../settings/loadSiteConfig';
import { createSiteDefaults } from './createSiteDefaults';
import { createEmbedScriptLoader, type CompressedText } from './createEmbedScriptLoader';
import { findWidgetFile } from './findWidgetFile';

const EMBED_PATH = '/widgets/embed.js';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** How long the registry may be cached; after that it is revalidated by ETag. */
const REGISTRY_SECONDS = 60;

/**
 * Serves the embed script, the registry, and the immutable files of every release, old ones too (EMBED-10). All of them are
 * open to other origins, which a page on another host needs for modules and for integrity.
 */
export async function registerWidgetFiles(app: FastifyInstance, settings: SiteSettings): Promise<void> {
  const { widgetFolders, registryFile, origin, publicPrefix } = settings;
  const embedScriptLoader = createEmbedScriptLoader({
    registryFile,
    address: origin && `${origin}${publicPrefix}${EMBED_PATH}`,
    widgetFolders,
    siteDefaults: createSiteDefaults(loadSiteConfig(settings).site),
    onError: (error) => app.log.error({ err: error, registryFile }, 'the widget registry cannot be used'),
  });

  async function sendCurrent(options: { request: FastifyRequest; reply: FastifyReply; file: ReleaseFile }) {
    const { request, reply, file } = options;
    allowAllOrigins(reply);
    const release = await embedScriptLoader.load();
    if (!release) {
      const message =
        'No widgets are released here yet: the registry is missing or broken. The log says more.';
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': '30' })
        .type(TEXT)
        .send(message);
    }
    const text = release[file];
    return text ? sendCompressedText({ request, reply, text, type: TYPES[file] }) : sendMissing(reply);
  }

  app.get(EMBED_PATH, (request, reply) => sendCurrent({ request, reply, file: 'embedScript' }));
  app.get('/widgets/registry.json', (request, reply) =>
    sendCurrent({ request, reply, file: 'registryJson' }),
  );

  app.get('/widgets/rest.css', (request, reply) => sendCurrent({ request, reply, file: 'restStyles' }));

  app.get('/widgets/check.js', (request, reply) => sendCurrent({ request, reply, file: 'checker' }));

  app.get('/widgets/catalogue.js', (request, reply) => sendCurrent({ request, reply, file: 'catalogue' }));

  app.get('/widgets/manifest.json', (request, reply) => sendCurrent({ request, reply, file: 'manifest' }));

  app.get<{ Params: { '*': string } }>('/widgets/*', async (request, reply) => {
    allowAllOrigins(reply);
    const widgetFile = await findWidgetFile(widgetFolders, request.params['*']);
    if (!widgetFile) return sendMissing(reply);
    const isCompressed =
      widgetFile.hasBrotli && negotiateEncoding(request.headers['accept-encoding']) === 'br';
    const file = isCompressed ? `${widgetFile.file}.br` : widgetFile.file;
    if (isCompressed) reply.header('content-encoding', 'br');
    reply.headers({
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
      vary: 'Accept-Encoding',
      'content-length': (await stat(file)).size,
    });
    return reply.type(widgetFile.type).send(createReadStream(file));
  });
}

const TEXT = 'text/plain; charset=utf-8';
const TYPES = {
  embedScript: 'text/javascript; charset=utf-8',
  registryJson: 'application/json; charset=utf-8',
  restStyles: 'text/css; charset=utf-8',
  checker: 'text/javascript; charset=utf-8',
  catalogue: 'text/javascript; charset=utf-8',
  manifest: 'application/json; charset=utf-8',
};
type ReleaseFile = keyof typeof TYPES;

const sendMissing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type(TEXT).send('There is no such widget file.');

function allowAllOrigins(reply: FastifyReply): void {
  reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
}

function sendCompressedText(options: {
  request: FastifyRequest;
  reply: FastifyReply;
  text: CompressedText;
  type: string;
}) {
  const { request, reply, text, type } = options;
  const isCompressed = negotiateEncoding(request.headers['accept-encoding']) === 'br';
  const etag = `"${text.etag}${isCompressed ? '-br' : ''}"`;
  reply.headers({ 'cache-control': `public, max-age=${REGISTRY_SECONDS}`, vary: 'Accept-Encoding', etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (isCompressed) reply.header('content-encoding', 'br');
  return reply.type(type).send(isCompressed ? text.brotli : text.plain);
}
