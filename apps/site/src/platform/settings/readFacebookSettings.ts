import type { FacebookSettings } from './facebookSettings';
import { isOwnMachine } from '../security/siteOrigin';
import type { EnvironmentReader } from './createEnvironmentReader';

const GRAPH = 'https://graph.facebook.com/v23.0';
const TIMEOUT_MS = 8000;

/**
 * `FACEBOOK_CLIENT_ID` and `FACEBOOK_CLIENT_SECRET` as the provider gave them, and its addresses where it is another
 * than Facebook; undefined where there is neither id nor secret.
 */
export function readFacebookSettings(reader: EnvironmentReader): FacebookSettings | undefined {
  const { read, readText, faults } = reader;
  const readUrl = (name: string, fallback: string) =>
    read(name, { fallback, parse: parseSafeUrl, allowed: 'an https:// address' });

  const clientId = readText('FACEBOOK_CLIENT_ID');
  const clientSecret = readText('FACEBOOK_CLIENT_SECRET');
  const places = {
    authorizeUrl: readUrl('FACEBOOK_AUTHORIZE_URL', 'https://www.facebook.com/v23.0/dialog/oauth'),
    tokenUrl: readUrl('FACEBOOK_TOKEN_URL', `${GRAPH}/oauth/access_token`),
    profileUrl: readUrl('FACEBOOK_PROFILE_URL', `${GRAPH}/me?fields=id,name,email`),
    scopes: readText('FACEBOOK_SCOPES') ?? 'email public_profile',
  };
  if (clientId && clientSecret) return { clientId, clientSecret, ...places, timeoutMs: TIMEOUT_MS };
  if (clientId || clientSecret)
    faults.push(
      'FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET go together: set both, as the provider’s page of your app shows them, or neither.',
    );
  return undefined;
}

/** Codes, tokens and the secret travel there; in clear only within one's own machine. */
function parseSafeUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, href } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isOwnMachine(hostname)) ? href : undefined;
}
