import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routes } from '@cityguide/api/contract';
import { ownPathOr } from '@cityguide/site-config';
import { addMethodNotAllowedRoutes } from './platform/api/addMethodNotAllowedRoutes';
import { HttpError } from './platform/api/HttpError';
import { findHttpError } from './platform/api/findHttpError';
import type { Services } from './createServices';
import { registerContentApi } from './content/content-api/routes';
import { registerHouseAds } from './content/house-ads/routes';
import { registerListings } from './content/listings/routes';
import { registerNewsletters } from './members/newsletters/routes';
import { registerPhotos } from './content/photos/routes';
import { registerPhotoUpload } from './content/photos/upload/registerPhotoUpload';
import { registerAccountAccess } from './members/profiles/registerAccountAccess';
import { registerProfiles } from './members/profiles/routes';
import { registerSavedGroups } from './members/saved/routes';
import { registerTodoUpdates } from './members/saved/registerTodoUpdates';
import { addPrefix } from './platform/public-prefix/addPrefix';
import { addListRoute } from './platform/api/addListRoute';
import { registerOpenApi } from './platform/api/registerOpenApi';

const BODY_LIMIT_BYTES = 64 * 1024;

/** Everything below `/api/v2/`: all routes, and errors in the format of the contract. */
export async function registerApi(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(
    async (api) => {
      acceptEmptyJson(api);
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'private, no-store');
      });
      api.addHook('preSerialization', async (_request, _reply, payload) =>
        addPrefix(payload, api.publicPrefix),
      );
      api.setErrorHandler((error: FastifyError, request, reply) => sendError({ error, request, reply }));
      api.setNotFoundHandler((request, reply) => redirectOrSendNotFound(request, reply));

      registerProfiles(api, services);
      registerAccountAccess(api, services);
      registerNewsletters(api, services);
      await api.register((listings) => registerListings(listings, services));
      for (const noun of ['articles', 'videos', 'events', 'contests', 'neighbourhoods'] as const) {
        const { findPage } = services[noun];
        addListRoute(api, { route: routes[noun].list, findPage, context: services });
      }
      registerHouseAds(api, services);
      registerSavedGroups(api, services);
      registerTodoUpdates(api, services);
      await api.register((scope) => registerPhotos(scope, services));
      await api.register((scope) => registerPhotoUpload(scope, services));
      await api.register((scope) => registerContentApi(scope, services));
      registerOpenApi(api);
      addMethodNotAllowedRoutes(
        api,
        Object.values(routes).flatMap((noun) => Object.values(noun)),
      );
    },
    { prefix: '/api/v2', bodyLimit: BODY_LIMIT_BYTES },
  );
}

/** A write without a body is validated by the contract, not rejected by the parser. */
function acceptEmptyJson(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') return done(null, undefined);
    return parseJson(request, text, done);
  });
}

function sendError({
  error,
  request,
  reply,
}: {
  error: FastifyError;
  request: FastifyRequest;
  reply: FastifyReply;
}) {
  reply.header('cache-control', 'private, no-store');
  const httpError = findHttpError(error);
  if (httpError && !(error instanceof HttpError)) request.log.warn({ err: error }, 'the database is busy');
  if (httpError) return reply.code(httpError.status).headers(httpError.headers).send(httpError.body);
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return reply.code(400).send({ detail: 'Unsupported media type: send JSON as application/json.' });
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const { bodyLimit = BODY_LIMIT_BYTES } = request.routeOptions;
    return reply.code(400).send({ detail: `The body has more than ${bodyLimit} bytes.` });
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return reply.code(400).send({ detail: `JSON parse error: ${error.message}` });
  }
  request.log.error({ err: error }, 'request failed');
  return reply.code(500).send({ detail: 'The server met an error. It has been logged.' });
}

/** Redirects to the URL with a trailing slash, as existing backends do. 308 preserves method and body. */
function redirectOrSendNotFound(request: FastifyRequest, reply: FastifyReply) {
  const [path = '', query] = splitAtFirst(request.url, '?');
  const isSafe = request.method === 'GET' || request.method === 'HEAD';
  const target = path.endsWith('/') ? undefined : ownPathOr(`${path}/`, undefined);
  if (target !== undefined) {
    return reply.redirect(`${target}${query === undefined ? '' : `?${query}`}`, isSafe ? 301 : 308);
  }
  return reply.code(404).send({ detail: 'Not found.' });
}

function splitAtFirst(text: string, separator: string): [string, string?] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
