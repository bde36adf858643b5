import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { HttpError, createValidationError } from '../api/HttpError';
import { findQueryIssue, hasInvalidPathCharacter } from './findQueryIssue';
import { findBodyIssue, findTextIssue, type TextIssue } from './findTextIssue';

/**
 * Rejects NUL, lone surrogates and control characters centrally, in path, query and body of every route: one database
 * stores them and the other fails. Multipart forms are checked later, by the code that reads their files. A cookie with
 * such characters is ignored: a visitor who has one from another application must not be locked out.
 */
export function rejectInvalidText(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { url, cookies } = request;
    const end = url.indexOf('?');
    if (hasInvalidPathCharacter(end < 0 ? url : url.slice(0, end)))
      throw new HttpError(400, { detail: 'Control characters are not allowed in an address.' });
    if (end >= 0) assertNoIssue(findQueryIssue(url.slice(end + 1)));
    const validCookies = Object.entries(cookies).filter(([name, value]) => !findTextIssue(name, value ?? ''));
    request.cookies = Object.fromEntries(validCookies);
  });

  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      const issue = findQueryIssue(text);
      if (issue) return done(createTextError(issue), undefined);
      done(null, parse(text, '&', '=', { maxKeys: 0 }));
    },
  );

  app.addHook('preValidation', async ({ body }) => assertNoIssue(findBodyIssue(body)));
}

/** @throws {HttpError} 400 that names the field */
export function assertNoIssue(issue: TextIssue | undefined): void {
  if (issue) throw createTextError(issue);
}

function createTextError({ field, message }: TextIssue): HttpError {
  return field === ''
    ? new HttpError(400, { detail: message })
    : createValidationError({ [field]: [message] });
}
