import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { ApiProblem, createFieldProblem } from '../api/apiProblem';
import { findUnusableInQuery, hasUnusablePath } from './findUnusableInAddress';
import { findUnusableInBody, findUnusableText, type UnusableText } from './findUnusableText';

/**
 * Refuses NUL, half pairs of surrogates and control characters once for all, in path, query and body of every route: one
 * database keeps them and the other fails at them. Forms with files are read later, by what reads their files. A cookie
 * that has such characters counts as not sent: whoever has one from elsewhere must not be locked out.
 */
export function rejectUnusableText(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { url, cookies } = request;
    const end = url.indexOf('?');
    if (hasUnusablePath(end < 0 ? url : url.slice(0, end)))
      throw new ApiProblem(400, { detail: 'Control characters are not allowed in an address.' });
    if (end >= 0) assertUsable(findUnusableInQuery(url.slice(end + 1)));
    const usable = Object.entries(cookies).filter(([name, value]) => !findUnusableText(name, value ?? ''));
    request.cookies = Object.fromEntries(usable);
  });

  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      const found = findUnusableInQuery(text);
      if (found) return done(createProblem(found), undefined);
      done(null, parse(text, '&', '=', { maxKeys: 0 }));
    },
  );

  app.addHook('preValidation', async ({ body }) => assertUsable(findUnusableInBody(body)));
}

/** @throws ApiProblem 400 that names the field */
export function assertUsable(found: UnusableText | undefined): void {
  if (found) throw createProblem(found);
}

function createProblem({ field, message }: UnusableText): ApiProblem {
  return field === '' ? new ApiProblem(400, { detail: message }) : createFieldProblem({ [field]: [message] });
}
