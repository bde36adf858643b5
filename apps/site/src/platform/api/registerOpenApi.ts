import type { FastifyInstance } from 'fastify';
import { contentRoutes, routes, type Route } from '@cityguide/api/contract';
import { z } from 'zod';

type JsonObject = Record<string, unknown>;

/** `GET schema/`: the contract as an OpenAPI 3.1 document, generated once. */
export function registerOpenApi(app: FastifyInstance): void {
  let document: JsonObject | undefined;
  app.get('/schema/', async (_request, reply) => {
    document ??= createOpenApiDocument();
    return reply.header('cache-control', 'public, max-age=300').send(document);
  });
}

function createOpenApiDocument(): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [noun, calls] of Object.entries({ ...routes, ...contentRoutes })) {
    for (const [name, route] of Object.entries<Route>(calls)) {
      const path = `/${route.path}`;
      paths[path] = {
        ...paths[path],
        [route.method.toLowerCase()]: createOperation(`${noun.replace('/', '.')}.${name}`, noun, route),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cityguide API', version: '2' },
    servers: [{ url: '/api/v2' }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sessionid' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function createOperation(operationId: string, tag: string, route: Route): JsonObject {
  return {
    operationId,
    tags: [tag],
    summary: route.summary,
    ...(route.needsMember && { security: [{ session: [] }] }),
    ...(route.needsToken && { security: [{ token: [] }] }),
    parameters: [...createParameters(route.params, 'path'), ...createParameters(route.query, 'query')],
    ...(route.body && { requestBody: createRequestBody(route, route.body) }),
    responses: Object.fromEntries(
      Object.entries(route.responses).map(([status, schema]) => [status, createResponse(status, schema)]),
    ),
  };
}

function createRequestBody({ isMultipart }: Route, body: z.ZodType): JsonObject {
  const type = isMultipart ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: { schema: toJsonSchema(body) } } };
}

function createParameters(schema: z.ZodType | undefined, location: 'path' | 'query'): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema) as {
    properties?: JsonObject;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
}

function createResponse(status: string, schema: z.ZodType): JsonObject {
  const description = STATUS_DESCRIPTIONS[status] ?? status;
  return status === '204'
    ? { description }
    : { description, content: { 'application/json': { schema: toJsonSchema(schema) } } };
}

/** The wire format: the input of the schema, before the server converts strings to numbers. */
function toJsonSchema(schema: z.ZodType): JsonObject {
  const jsonSchema: JsonObject = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  delete jsonSchema.$schema;
  return jsonSchema;
}

const STATUS_DESCRIPTIONS: Readonly<Record<string, string>> = {
  200: 'Done.',
  201: 'Made.',
  204: 'Removed.',
  400: 'Something is wrong with what was sent; messages by field.',
  401: 'No token, or one that is not accepted.',
  403: 'Not logged in, or not allowed.',
  404: 'There is no such thing.',
  413: 'What was sent is too large.',
  415: 'What was sent is of no type that is taken.',
  429: 'Too many attempts; Retry-After says when to come back.',
};
