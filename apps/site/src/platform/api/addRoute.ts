import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldErrorsOf, type Route, type Status } from '@cityguide/api/contract';
import type { z } from 'zod';
import { createFieldProblem, createGuestRefusal, createNotFound } from './apiProblem';
import type { Member, Sessions } from '../sessions/createSessions';
import { refuseForgedWrite } from '../security/refuseForgedWrite';

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a handler is given: everything parsed by the contract, the member where the route needs one. */
export interface Call<R extends Route> {
  params: Output<R['params']>;
  query: Output<R['query']>;
  body: Output<R['body']>;
  member: R['needsMember'] extends true ? Member : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** One of the answers that the contract declares for the route. */
export type AnswerTo<R extends Route> = {
  [S in keyof R['answers'] & Status]: { status: S; body: Output<R['answers'][S]> };
}[keyof R['answers'] & Status];

export interface RouteContext {
  sessions: Sessions;
  checksAnswers: boolean;
}

interface AddedRoute<R extends Route> {
  route: R;
  context: RouteContext;
  handle(call: Call<R>): Promise<AnswerTo<R>>;
  /** Reads a body that no parser has read, lends it to `use`, and clears away after it, whatever came of it. */
  lendBody?: LendBody;
}

export type LendBody = <T>(
  caller: { request: FastifyRequest; member: Member | undefined },
  use: (body: unknown) => Promise<T>,
) => Promise<T>;

const lendParsedBody: LendBody = ({ request }, use) => use(request.body);

/**
 * Adds a call of the contract to `app`: finds the member, refuses forged writes, parses what came in, and (where
 * `checksAnswers`) also what goes out.
 */
export function addRoute<const R extends Route>(
  app: FastifyInstance,
  { route, context, handle, lendBody = lendParsedBody }: AddedRoute<R>,
): void {
  const path = `/${route.path.replace(/\{(\w+)\}/g, ':$1')}`;
  for (const url of route.hasOptionalSlash ? [path, path.slice(0, -1)] : [path]) {
    app.route({ method: route.method, url, handler: answer });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const member = route.needsMember ? await context.sessions.findMember(request) : undefined;
    if (route.needsMember && !member) throw createGuestRefusal();
    if (member && route.method !== 'GET') refuseForgedWrite(request, member.token);

    const params = parseParams(route.params, request.params);
    const query = parseInput(route.query, request.query);
    const { status, body } = await lendBody({ request, member }, async (sent) => {
      const body = parseInput(route.body, sent);
      return handle({ params, query, body, member, request, reply } as Call<R>);
    });
    if (context.checksAnswers) checkAnswer(route, { status, body });
    reply.code(status);
    return reply.send(body as unknown);
  }
}

function parseInput(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(input);
  if (!result.success) throw createFieldProblem(fieldErrorsOf(result.error));
  return result.data;
}

function parseParams(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(input);
  if (!result.success) throw createNotFound();
  return result.data;
}

function checkAnswer(route: Route, answer: { status: Status; body: unknown }): void {
  const schema = route.answers[answer.status];
  if (!schema)
    throw new Error(
      `${route.method} ${route.path} answered ${answer.status}, which its contract does not declare.`,
    );
  const result = schema.safeParse(answer.body);
  if (!result.success) {
    throw new Error(
      `${route.method} ${route.path} answered ${answer.status} against its contract: ${result.error.message}`,
    );
  }
}
