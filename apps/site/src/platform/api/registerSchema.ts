import type { FastifyInstance } from 'fastify';
import { routes, type Route } from '@cityguide/api/contract';
import { z } from 'zod';

type JsonObject = Record<string, unknown>;

/** `GET schema/`: the contract as an OpenAPI 3.1 document, made once. */
export function registerSchema(app: FastifyInstance): void {
  let document: JsonObject | undefined;
  app.get('/schema/', async (_request, reply) => {
    document ??= createOpenApiDocument();
    return reply.header('cache-control', 'public, max-age=300').send(document);
  });
}

function createOpenApiDocument(): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [noun, calls] of Object.entries(routes)) {
    for (const [name, route] of Object.entries<Route>(calls)) {
      const path = `/${route.path}`;
      paths[path] = {
        ...paths[path],
        [route.method.toLowerCase()]: describeCall(`${noun}.${name}`, noun, route),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cityguide API', version: '2' },
    servers: [{ url: '/api/v2' }],
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sessionid' } } },
  };
}

function describeCall(operationId: string, tag: string, route: Route): JsonObject {
  return {
    operationId,
    tags: [tag],
    summary: route.summary,
    ...(route.needsMember && { security: [{ session: [] }] }),
    parameters: [...describeParameters(route.params, 'path'), ...describeParameters(route.query, 'query')],
    ...(route.body && { requestBody: describeBody(route, route.body) }),
    responses: Object.fromEntries(
      Object.entries(route.answers).map(([status, schema]) => [status, describeAnswer(status, schema)]),
    ),
  };
}

function describeBody({ isMultipart }: Route, body: z.ZodType): JsonObject {
  const type = isMultipart ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: { schema: describe(body) } } };
}

function describeParameters(schema: z.ZodType | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = describe(schema) as {
    properties?: JsonObject;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function describeAnswer(status: string, schema: z.ZodType): JsonObject {
  const description = WORDS[status] ?? status;
  return status === '204'
    ? { description }
    : { description, content: { 'application/json': { schema: describe(schema) } } };
}

/** What goes over the wire: the form before the server turns texts into numbers. */
function describe(schema: z.ZodType): JsonObject {
  const described: JsonObject = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  delete described.$schema;
  return described;
}

const WORDS: Readonly<Record<string, string>> = {
  200: 'Done.',
  201: 'Made.',
  204: 'Removed.',
  400: 'Something is wrong with what was sent; messages by field.',
  403: 'Not logged in, or not allowed.',
  404: 'There is no such thing.',
  413: 'What was sent is too large.',
  415: 'What was sent is of no type that is taken.',
  429: 'Too many attempts; Retry-After says when to come back.',
};
