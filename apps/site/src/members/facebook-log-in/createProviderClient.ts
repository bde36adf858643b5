import * as oauth from 'oauth4webapi';
import { z } from 'zod';
import type { FacebookSettings } from '../../platform/settings/facebookSettings';
import { parsePerson, type Person } from './parsePerson';
import { ProviderFault } from './ProviderFault';

/** What may be told of an error, whoever made it. */
const fault = z
  .object({
    name: z.string().catch('unknown'),
    message: z.string().catch(''),
    cause: z.object({ code: z.string().optional() }).catch({}),
  })
  .catch({ name: 'unknown', message: '', cause: {} });

interface Flow {
  /** Travels through the provider and comes back. */
  state: string;
  /** Known to this site alone; the provider gets its hash first and itself with the code (PKCE). */
  codeVerifier: string;
  /** Where the provider sends the visitor back to. */
  redirectUri: string;
}

export type ProviderClient = ReturnType<typeof createProviderClient>;

/** Speaks with the provider: an OAuth 2 authorization code flow, and the call that says who the visitor is. */
export function createProviderClient(settings: FacebookSettings) {
  const { authorizeUrl, tokenUrl, profileUrl, clientId, clientSecret, scopes, timeoutMs } = settings;
  const server = { issuer: new URL(authorizeUrl).origin, token_endpoint: tokenUrl };
  const client = { client_id: clientId };

  /** Where to send the visitor. */
  async function authorizeAddress({ state, codeVerifier, redirectUri }: Flow): Promise<string> {
    const address = new URL(authorizeUrl);
    const parameters = {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: scopes,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    return address.href;
  }

  /**
   * Who came back with `answer`, the query of the callback.
   * @throws ProviderFault
   */
  async function identify(answer: URLSearchParams, flow: Flow): Promise<Person> {
    const accessToken = await exchangeCode(readAnswer(answer, flow.state), flow);
    const json = await failAs(profileUrl, 'did not say who the visitor is', async () => {
      const address = new URL(profileUrl);
      const reply = await oauth.protectedResourceRequest(
        accessToken,
        'GET',
        address,
        undefined,
        undefined,
        limits(profileUrl),
      );
      if (!reply.ok) throw new Error(`status ${reply.status}`);
      return reply.json() as Promise<unknown>;
    });
    const person = parsePerson(json);
    if (!person) throw new ProviderFault('failed', `${withoutQuery(profileUrl)} answered without an id.`);
    return person;
  }

  /** Refuses a refusal, another provider's answer (RFC 9207) and what is no answer at all. */
  function readAnswer(answer: URLSearchParams, state: string): URLSearchParams {
    try {
      const parameters = oauth.validateAuthResponse(server, client, answer, state);
      if (parameters.has('code')) return parameters;
    } catch (error) {
      if (error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied')
        throw new ProviderFault('denied', 'The visitor said no.');
    }
    throw new ProviderFault('failed', `${server.issuer} sent the visitor back without a usable code.`);
  }

  function exchangeCode(parameters: URLSearchParams, flow: Flow): Promise<string> {
    return failAs(tokenUrl, 'did not turn the code into a token', async () => {
      const reply = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        oauth.ClientSecretPost(clientSecret),
        parameters,
        flow.redirectUri,
        flow.codeVerifier,
        limits(tokenUrl),
      );
      return (await oauth.processAuthorizationCodeResponse(server, client, reply)).access_token;
    });
  }

  /** The time limit; and plain HTTP only where the address says so, which the settings allow on one's own machine. */
  function limits(url: string) {
    return {
      signal: () => AbortSignal.timeout(timeoutMs),
      [oauth.allowInsecureRequests]: url.startsWith('http:'),
    };
  }

  /** Errors of the calls may carry answers with tokens in them: only their kind is kept. */
  async function failAs<T>(url: string, words: string, call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw new ProviderFault('failed', `${withoutQuery(url)} ${words}: ${kindOf(error, timeoutMs)}.`);
    }
  }

  return { authorizeAddress, identify };
}

function withoutQuery(url: string): string {
  return url.replace(/\?.*/, '');
}

/** By name and code alone: the rest of an error may quote what was sent or answered. */
function kindOf(error: unknown, timeoutMs: number): string {
  if (error instanceof oauth.ResponseBodyError) return `it answered ${error.status} ${error.error}`;
  const { name, message, cause } = fault.parse(error);
  if (name === 'TimeoutError') return `no answer within ${timeoutMs} ms`;
  return /^status \d+$/.test(message) ? message : (cause.code ?? name);
}
