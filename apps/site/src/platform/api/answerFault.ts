import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from './apiProblem';
import { findProblem } from './findProblem';
import { renderNotice } from '../notices/renderNotice';

/** Errors outside the API: words for a person, never a stack. */
export function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ 'cache-control': 'no-store' }).type('text/html; charset=utf-8');
  const link = { href: '/', words: 'To the home page' };
  const problem = findProblem(error);
  if (problem && !(error instanceof ApiProblem)) request.log.warn({ err: error }, 'the database is busy');
  if (problem) {
    const { status, body, headers } = problem;
    const words = 'detail' in body ? String(body.detail) : describeFields(body);
    return reply
      .code(status)
      .headers(headers)
      .send(renderNotice({ title: 'That did not work', words, link }));
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    const words = 'The server could not read this request.';
    return reply.code(error.statusCode).send(renderNotice({ title: 'That did not work', words, link }));
  }
  request.log.error({ err: error }, 'request failed');
  const words = 'The error has been logged. Please try again in a moment.';
  return reply.code(500).send(renderNotice({ title: 'Something went wrong here', words, link }));
}

const describeFields = (fields: Record<string, string[]>) =>
  Object.entries(fields)
    .map(([field, messages]) => `${field}: ${messages.join(' ')}`)
    .join(' ');
