import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routes } from '@cityguide/api/contract';
import { ownPathOr } from '@cityguide/site-config';
import { addMethodRefusals } from './platform/api/addMethodRefusals';
import { ApiProblem } from './platform/api/apiProblem';
import { findProblem } from './platform/api/findProblem';
import type { Services } from './createServices';
import { registerHouseAds } from './content/house-ads/routes';
import { registerListings } from './content/listings/routes';
import { registerNewsletters } from './members/newsletters/routes';
import { registerPhotos } from './content/photos/routes';
import { registerPhotoUpload } from './content/photos/upload/registerPhotoUpload';
import { registerWaysIn } from './members/profiles/registerWaysIn';
import { registerProfiles } from './members/profiles/routes';
import { registerSavedGroups } from './members/saved/routes';
import { registerTodoTicks } from './members/saved/registerTodoTicks';
import { addListRoute } from './platform/api/addListRoute';
import { registerSchema } from './platform/api/registerSchema';

const BODY_LIMIT_BYTES = 64 * 1024;

/** Everything below `/api/v2/`: the nouns, and errors in the form that the contract gives them. */
export async function registerApi(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(
    async (api) => {
      acceptEmptyJson(api);
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'private, no-store');
      });
      api.setErrorHandler((error: FastifyError, request, reply) => answerError({ error, request, reply }));
      api.setNotFoundHandler((request, reply) => answerUnknownPath(request, reply));

      registerProfiles(api, services);
      registerWaysIn(api, services);
      registerNewsletters(api, services);
      await api.register((listings) => registerListings(listings, services));
      for (const noun of ['articles', 'videos', 'events', 'contests', 'neighbourhoods'] as const) {
        const { findPage } = services[noun];
        addListRoute(api, { route: routes[noun].list, findPage, context: services });
      }
      registerHouseAds(api, services);
      registerSavedGroups(api, services);
      registerTodoTicks(api, services);
      await api.register((scope) => registerPhotos(scope, services));
      await api.register((scope) => registerPhotoUpload(scope, services));
      registerSchema(api);
      addMethodRefusals(
        api,
        Object.values(routes).flatMap((noun) => Object.values(noun)),
      );
    },
    { prefix: '/api/v2', bodyLimit: BODY_LIMIT_BYTES },
  );
}

/** A write without a body is judged by the contract, not by the parser. */
function acceptEmptyJson(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') return done(null, undefined);
    return parseJson(request, text, done);
  });
}

function answerError({
  error,
  request,
  reply,
}: {
  error: FastifyError;
  request: FastifyRequest;
  reply: FastifyReply;
}) {
  reply.header('cache-control', 'private, no-store');
  const problem = findProblem(error);
  if (problem && !(error instanceof ApiProblem)) request.log.warn({ err: error }, 'the database is busy');
  if (problem) return reply.code(problem.status).headers(problem.headers).send(problem.body);
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return reply.code(400).send({ detail: 'Unsupported media type: send JSON as application/json.' });
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return reply.code(400).send({ detail: `The body has more than ${BODY_LIMIT_BYTES} bytes.` });
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return reply.code(400).send({ detail: `JSON parse error: ${error.message}` });
  }
  request.log.error({ err: error }, 'request failed');
  return reply.code(500).send({ detail: 'The server met an error. It has been logged.' });
}

/** As the existing backends do it: without its final slash an address is somewhere else. 308 keeps method and body. */
function answerUnknownPath(request: FastifyRequest, reply: FastifyReply) {
  const [path = '', query] = splitOnce(request.url, '?');
  const isSafe = request.method === 'GET' || request.method === 'HEAD';
  const target = path.endsWith('/') ? undefined : ownPathOr(`${path}/`, undefined);
  if (target !== undefined) {
    return reply.redirect(`${target}${query === undefined ? '' : `?${query}`}`, isSafe ? 301 : 308);
  }
  return reply.code(404).send({ detail: 'Not found.' });
}

function splitOnce(text: string, separator: string): [string, string?] {
  const place = text.indexOf(separator);
  return place < 0 ? [text] : [text.slice(0, place), text.slice(place + 1)];
}
