import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './HttpError';
import { findHttpError } from './findHttpError';
import { renderNotice } from '../notices/renderNotice';

/** Sends errors outside the API as a readable page, never with a stack trace. */
export function sendErrorNotice(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({ 'cache-control': 'no-store' }).type('text/html; charset=utf-8');
  const { publicPrefix } = request.server;
  const link = { href: '/', text: 'To the home page' };
  const httpError = findHttpError(error);
  if (httpError && !(error instanceof HttpError)) request.log.warn({ err: error }, 'the database is busy');
  if (httpError) {
    const { status, body, headers } = httpError;
    const text = 'detail' in body ? String(body.detail) : formatFieldErrors(body);
    return reply
      .code(status)
      .headers(headers)
      .send(renderNotice({ publicPrefix, title: 'That did not work', text, link }));
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    const text = 'The server could not read this request.';
    return reply
      .code(error.statusCode)
      .send(renderNotice({ publicPrefix, title: 'That did not work', text, link }));
  }
  request.log.error({ err: error }, 'request failed');
  const text = 'The error has been logged. Please try again in a moment.';
  return reply.code(500).send(renderNotice({ publicPrefix, title: 'Something went wrong here', text, link }));
}

const formatFieldErrors = (fields: Record<string, string[]>) =>
  Object.entries(fields)
    .map(([field, messages]) => `${field}: ${messages.join(' ')}`)
    .join(' ');
