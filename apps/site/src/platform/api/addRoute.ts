import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toFieldErrors, type Route, type Status } from '@cityguide/api/contract';
import type { z } from 'zod';
import { createValidationError, createNotAuthenticatedError, createNotFoundError } from './HttpError';
import type { Member, Sessions } from '../sessions/createSessions';
import { verifyCsrfToken } from '../security/verifyCsrfToken';

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

/** A handler's input: everything parsed by the contract, and the member if the route needs one. */
export interface RouteInput<R extends Route> {
  params: Output<R['params']>;
  query: Output<R['query']>;
  body: Output<R['body']>;
  member: R['needsMember'] extends true ? Member : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** One of the responses that the contract declares for the route. */
export type RouteResponse<R extends Route> = {
  [S in keyof R['responses'] & Status]: { status: S; body: Output<R['responses'][S]> };
}[keyof R['responses'] & Status];

export interface RouteContext {
  sessions: Sessions;
  shouldValidateResponses: boolean;
}

interface AddRouteOptions<R extends Route> {
  route: R;
  context: RouteContext;
  handle(input: RouteInput<R>): Promise<RouteResponse<R>>;
  /** How large a body may be; the API's limit by default. */
  bodyLimit?: number;
  /** Reads a body that no content-type parser has read, passes it to `use`, and always cleans up afterwards. */
  withBody?: WithBody;
}

export type WithBody = <T>(
  client: { request: FastifyRequest; member: Member | undefined },
  use: (body: unknown) => Promise<T>,
) => Promise<T>;

const withParsedBody: WithBody = ({ request }, use) => use(request.body);

/**
 * Adds a route of the contract to `app`: finds the member, verifies the CSRF token of writes, parses the input, and (with
 * `shouldValidateResponses`) validates the response.
 */
export function addRoute<const R extends Route>(
  app: FastifyInstance,
  { route, context, handle, bodyLimit, withBody = withParsedBody }: AddRouteOptions<R>,
): void {
  const path = `/${route.path.replace(/\{(\w+)\}/g, ':$1')}`;
  for (const url of route.hasOptionalSlash ? [path, path.slice(0, -1)] : [path]) {
    app.route({ method: route.method, url, handler: handleRequest, ...(bodyLimit && { bodyLimit }) });
  }

  async function handleRequest(request: FastifyRequest, reply: FastifyReply) {
    const member = route.needsMember ? await context.sessions.findMember(request) : undefined;
    if (route.needsMember && !member) throw createNotAuthenticatedError();
    if (member && route.method !== 'GET') verifyCsrfToken(request, member.sessionToken);

    const params = parseParams(route.params, request.params);
    const query = parseInput(route.query, request.query);
    const { status, body } = await withBody({ request, member }, async (rawBody) => {
      const body = parseInput(route.body, rawBody);
      return handle({ params, query, body, member, request, reply } as RouteInput<R>);
    });
    if (context.shouldValidateResponses) validateResponse(route, { status, body });
    reply.code(status);
    return reply.send(body as unknown);
  }
}

function parseInput(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(input);
  if (!result.success) throw createValidationError(toFieldErrors(result.error));
  return result.data;
}

function parseParams(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(input);
  if (!result.success) throw createNotFoundError();
  return result.data;
}

function validateResponse(route: Route, response: { status: Status; body: unknown }): void {
  const schema = route.responses[response.status];
  if (!schema)
    throw new Error(
      `${route.method} ${route.path} answered ${response.status}, which its contract does not declare.`,
    );
  const result = schema.safeParse(response.body);
  if (!result.success) {
    throw new Error(
      `${route.method} ${route.path} answered ${response.status} against its contract: ${result.error.message}`,
    );
  }
}
