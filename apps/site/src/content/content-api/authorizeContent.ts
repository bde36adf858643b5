import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContentKind } from '@cityguide/api/contract';
import { HttpError } from '../../platform/api/HttpError';
import type { RateLimiter } from '../../platform/security/createRateLimiter';
import { getAddressKey } from '../../platform/security/getAddressKey';
import type { SiteSettings } from '../../platform/settings/SiteSettings';
import type { ContentToken, ContentTokens } from './tokens/createContentTokens';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the content API; null on every other route. */
    contentToken: ContentToken | null;
  }
}

interface AuthorizationContext {
  tokens: ContentTokens;
  rateLimiter: RateLimiter;
  settings: Pick<SiteSettings, 'limits'>;
}

const BEARER = /^bearer +(\S+)$/i;
/** A token as any parameter's value, or anything as the parameter that other APIs have for it. */
const TOKEN_IN_QUERY = /(?:^|[?&=])cgt_|(?:^|[?&])(?:access_?|api_?|auth_?)?(?:token|key)=/i;

/**
 * Requires a token for every route of `scope`, before a body is read. Cookies count for nothing here, so no CSRF token is
 * needed. Only wrong tokens are counted by address: whoever has a right one is never locked out by others.
 */
export function authorizeContent(
  scope: FastifyInstance,
  { tokens, rateLimiter, settings }: AuthorizationContext,
): void {
  scope.decorateRequest('contentToken', null);

  scope.addHook('onRequest', async (request) => {
    if (TOKEN_IN_QUERY.test(readQuery(request.url)))
      throw new HttpError(400, {
        detail:
          'Send the token as “Authorization: Bearer …”, not in the address: addresses end up in logs. End this token and make another.',
      });
    const [, text = ''] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    const token = text === '' ? undefined : await tokens.find(text);
    if (!token) {
      const { contentWrongToken } = settings.limits;
      await rateLimiter.consume(`content-token:${getAddressKey(request.ip)}`, contentWrongToken);
      throw createTokenError(text === '');
    }
    await rateLimiter.consume(`content:${token.id}`, settings.limits.contentByToken);
    request.contentToken = token;
  });
}

/**
 * The request's token, if it may write this kind of content.
 * @throws {HttpError} 403
 */
export function getTokenFor(kind: ContentKind, { contentToken: token }: FastifyRequest): ContentToken {
  if (token?.kinds.includes(kind)) return token;
  throw new HttpError(403, {
    detail: `The token may write ${token?.kinds.join(', ')}, not ${kind}. The operator makes one with --kinds ${kind}.`,
  });
}

function createTokenError(isMissing: boolean): HttpError {
  const detail = isMissing
    ? 'Send a token of this site’s operator as “Authorization: Bearer …”.'
    : 'The token is not accepted: it is wrong, has ended or has expired. The operator makes another.';
  const challenge = isMissing ? 'Bearer' : 'Bearer error="invalid_token"';
  return new HttpError(401, { detail }, { 'www-authenticate': challenge });
}

/** Decoded as far as letters and punctuation go: `%74oken` is a token, too. */
function readQuery(url: string): string {
  const query = url.slice(url.indexOf('?') + 1 || url.length);
  return query.replace(/%([2-7][0-9a-f])/gi, (_escape, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}
