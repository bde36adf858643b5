import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../api/apiProblem';
import { createCsrfToken } from './createCsrfToken';

/**
 * Demands the header `X-CSRFToken` with the token that belongs to the member's session. Another site can make a
 * browser send the cookies, but can neither read them nor set this header.
 * @throws ApiProblem 403 in Django's words.
 */
export function refuseForgedWrite(request: FastifyRequest, sessionToken: string): void {
  const given = request.headers['x-csrftoken'];
  if (typeof given !== 'string' || given === '') {
    throw new ApiProblem(403, { detail: 'CSRF Failed: CSRF token missing.' });
  }
  if (!isSame(given, createCsrfToken(sessionToken))) {
    throw new ApiProblem(403, { detail: 'CSRF Failed: CSRF token incorrect.' });
  }
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
