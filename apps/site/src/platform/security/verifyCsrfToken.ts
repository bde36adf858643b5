import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../api/HttpError';
import { createCsrfToken } from './createCsrfToken';

/**
 * Requires the header `X-CSRFToken` with the token of the member's session. Another site can make a browser send the
 * cookies, but can neither read them nor set this header.
 * @throws {HttpError} 403 with Django's message.
 */
export function verifyCsrfToken(request: FastifyRequest, sessionToken: string): void {
  const actual = request.headers['x-csrftoken'];
  if (typeof actual !== 'string' || actual === '') {
    throw new HttpError(403, { detail: 'CSRF Failed: CSRF token missing.' });
  }
  if (!isEqualInConstantTime(actual, createCsrfToken(sessionToken))) {
    throw new HttpError(403, { detail: 'CSRF Failed: CSRF token incorrect.' });
  }
}

function isEqualInConstantTime(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
