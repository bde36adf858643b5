import type { FacebookSettings } from './FacebookSettings';
import { isLoopbackHost } from '../security/getSiteOrigin';
import type { EnvironmentReader } from './createEnvironmentReader';

const GRAPH_URL = 'https://graph.facebook.com/v23.0';
const TIMEOUT_MS = 8000;

/**
 * `FACEBOOK_CLIENT_ID` and `FACEBOOK_CLIENT_SECRET` as issued by the provider, and its URLs if it is not Facebook;
 * undefined without id and secret.
 */
export function readFacebookSettings(reader: EnvironmentReader): FacebookSettings | undefined {
  const { read, readText, faults: errors } = reader;
  const readUrl = (name: string, fallback: string) =>
    read(name, { fallback, parse: parseSecureUrl, allowed: 'an https:// address' });

  const clientId = readText('FACEBOOK_CLIENT_ID');
  const clientSecret = readText('FACEBOOK_CLIENT_SECRET');
  const endpoints = {
    authorizeUrl: readUrl('FACEBOOK_AUTHORIZE_URL', 'https://www.facebook.com/v23.0/dialog/oauth'),
    tokenUrl: readUrl('FACEBOOK_TOKEN_URL', `${GRAPH_URL}/oauth/access_token`),
    profileUrl: readUrl('FACEBOOK_PROFILE_URL', `${GRAPH_URL}/me?fields=id,name,email`),
    scopes: readText('FACEBOOK_SCOPES') ?? 'email public_profile',
  };
  if (clientId && clientSecret) return { clientId, clientSecret, ...endpoints, timeoutMs: TIMEOUT_MS };
  if (clientId || clientSecret)
    errors.push(
      'FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET go together: set both, as the provider’s page of your app shows them, or neither.',
    );
  return undefined;
}

/** Codes, tokens and the secret are sent there; without TLS only within the same machine. */
function parseSecureUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, href } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname)) ? href : undefined;
}
