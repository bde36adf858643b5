import type { FastifyInstance } from 'fastify';
import {
  contentKinds,
  contentRoutes,
  MAX_BATCH_BYTES,
  MAX_BATCH_ITEMS,
  MAX_RECORD_BYTES,
  type ContentKind,
  type Route,
} from '@cityguide/api/contract';
import { addMethodNotAllowedRoutes } from '../../platform/api/addMethodNotAllowedRoutes';
import { addRoute, type RouteContext } from '../../platform/api/addRoute';
import { formatDateTime } from '../../platform/api/formatDateTime';
import { authorizeContent, getTokenFor } from './authorizeContent';
import type { ContentWriter } from './createContentWriter';
import { writeBatch } from './writeBatch';

type ContentApiContext = RouteContext &
  Parameters<typeof authorizeContent>[1] & { contentWriter: ContentWriter };

/** For pictures that come slowly; a connection on which nothing happens for longer is cut. */
const PUT_TIME_MS = 30_000;
const BATCH_TIME_MS = 40_000;

/** The API by which a CMS writes content (OWN-3). In a plugin scope of its own: all of it needs a token. */
export async function registerContentApi(scope: FastifyInstance, context: ContentApiContext): Promise<void> {
  authorizeContent(scope, context);

  addRoute(scope, {
    route: contentRoutes.content.read,
    context,
    async handle({ request: { contentToken: token } }) {
      if (!token) throw new Error('A request without a token came past authorizeContent.');
      const { name, kinds, expiresMs } = token;
      const expires = expiresMs === null ? null : formatDateTime(expiresMs);
      return { status: 200, body: { name, kinds: [...kinds], expires, max_batch_items: MAX_BATCH_ITEMS } };
    },
  });
  for (const kind of contentKinds)
    await scope.register(async (kindScope) => {
      // Before a body is read.
      kindScope.addHook('onRequest', async (request) => void getTokenFor(kind, request));
      addKind(kindScope, { kind, context });
    });

  const all = Object.values(contentRoutes).flatMap((noun): Route[] => Object.values(noun));
  addMethodNotAllowedRoutes(scope, all);
}

function addKind(
  scope: FastifyInstance,
  { kind, context }: { kind: ContentKind; context: ContentApiContext },
): void {
  const { contentWriter: writer, tokens } = context;
  const { put, remove, batch } = contentRoutes[`content/${kind}`];

  addRoute<typeof put>(scope, {
    route: put,
    context,
    bodyLimit: MAX_RECORD_BYTES,
    async handle({ params: { key }, body: record }) {
      const body = await writer.put({ kind, key, record }, Date.now() + PUT_TIME_MS);
      return { status: body.result === 'created' ? 201 : 200, body };
    },
  });

  addRoute<typeof remove>(scope, {
    route: remove,
    context,
    async handle({ params: { key } }) {
      return { status: 200, body: await writer.withdraw({ kind, key }) };
    },
  });

  addRoute<typeof batch>(scope, {
    route: batch,
    context,
    bodyLimit: MAX_BATCH_BYTES,
    async handle({ body: { items }, request }) {
      const { id } = getTokenFor(kind, request);
      const untilMs = Date.now() + BATCH_TIME_MS;
      const isAccepted = () => tokens.isAccepted(id);
      return {
        status: 200,
        body: { results: await writeBatch(items, { writer, kind, untilMs, isAccepted }) },
      };
    },
  });
}
