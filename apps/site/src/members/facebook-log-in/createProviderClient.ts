import * as oauth from 'oauth4webapi';
import { z } from 'zod';
import type { FacebookSettings } from '../../platform/settings/FacebookSettings';
import { parseProviderUser, type ProviderUser } from './parseProviderUser';
import { ProviderError } from './ProviderError';

/** The parts of an error that may be logged, whatever its source. */
const errorSchema = z
  .object({
    name: z.string().catch('unknown'),
    message: z.string().catch(''),
    cause: z.object({ code: z.string().optional() }).catch({}),
  })
  .catch({ name: 'unknown', message: '', cause: {} });

interface AuthorizationFlow {
  /** Sent to the provider and returned by it. */
  state: string;
  /** Known only to this site; the provider gets its hash first, and the verifier itself with the code (PKCE). */
  codeVerifier: string;
  /** Where the provider redirects the visitor back to. */
  redirectUri: string;
}

export type ProviderClient = ReturnType<typeof createProviderClient>;

/** The client of the provider: an OAuth 2 authorization code flow, and the request for the visitor's identity. */
export function createProviderClient(settings: FacebookSettings) {
  const { authorizeUrl, tokenUrl, profileUrl, clientId, clientSecret, scopes, timeoutMs } = settings;
  const server = { issuer: new URL(authorizeUrl).origin, token_endpoint: tokenUrl };
  const client = { client_id: clientId };

  /** The URL to redirect the visitor to. */
  async function createAuthorizationUrl({
    state,
    codeVerifier,
    redirectUri,
  }: AuthorizationFlow): Promise<string> {
    const url = new URL(authorizeUrl);
    const parameters = {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: scopes,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /**
   * Identifies the visitor by `callback`, the query of the callback URL.
   * @throws ProviderError
   */
  async function identify(callback: URLSearchParams, flow: AuthorizationFlow): Promise<ProviderUser> {
    const accessToken = await exchangeCode(validateCallback(callback, flow.state), flow);
    const json = await withProviderError(profileUrl, 'did not say who the visitor is', async () => {
      const address = new URL(profileUrl);
      const response = await oauth.protectedResourceRequest(
        accessToken,
        'GET',
        address,
        undefined,
        undefined,
        requestOptions(profileUrl),
      );
      if (!response.ok) throw new Error(`status ${response.status}`);
      return response.json() as Promise<unknown>;
    });
    const person = parseProviderUser(json);
    if (!person) throw new ProviderError('failed', `${withoutQuery(profileUrl)} answered without an id.`);
    return person;
  }

  /** Rejects a denial, a response of another provider (RFC 9207) and an invalid response. */
  function validateCallback(callback: URLSearchParams, state: string): URLSearchParams {
    try {
      const parameters = oauth.validateAuthResponse(server, client, callback, state);
      if (parameters.has('code')) return parameters;
    } catch (error) {
      if (error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied')
        throw new ProviderError('denied', 'The visitor said no.');
    }
    throw new ProviderError('failed', `${server.issuer} sent the visitor back without a usable code.`);
  }

  function exchangeCode(parameters: URLSearchParams, flow: AuthorizationFlow): Promise<string> {
    return withProviderError(tokenUrl, 'did not turn the code into a token', async () => {
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        oauth.ClientSecretPost(clientSecret),
        parameters,
        flow.redirectUri,
        flow.codeVerifier,
        requestOptions(tokenUrl),
      );
      return (await oauth.processAuthorizationCodeResponse(server, client, response)).access_token;
    });
  }

  /** The time limit; and plain HTTP only for such a URL, which the settings allow for local servers only. */
  function requestOptions(url: string) {
    return {
      signal: () => AbortSignal.timeout(timeoutMs),
      [oauth.allowInsecureRequests]: url.startsWith('http:'),
    };
  }

  /** Errors of requests may contain responses with tokens: only their kind is logged. */
  async function withProviderError<T>(url: string, failure: string, call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw new ProviderError(
        'failed',
        `${withoutQuery(url)} ${failure}: ${describeError(error, timeoutMs)}.`,
      );
    }
  }

  return { createAuthorizationUrl, identify };
}

function withoutQuery(url: string): string {
  return url.replace(/\?.*/, '');
}

/** Name and code only: the rest of an error may quote the request or the response. */
function describeError(error: unknown, timeoutMs: number): string {
  if (error instanceof oauth.ResponseBodyError) return `it answered ${error.status} ${error.error}`;
  const { name, message, cause } = errorSchema.parse(error);
  if (name === 'TimeoutError') return `no answer within ${timeoutMs} ms`;
  return /^status \d+$/.test(message) ? message : (cause.code ?? name);
}
