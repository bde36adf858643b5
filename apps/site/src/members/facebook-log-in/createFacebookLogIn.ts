import { getAddressKey } from '../../platform/security/getAddressKey';
import type { RateLimiter } from '../../platform/security/createRateLimiter';
import type { RateLimits } from '../../platform/security/rateLimits';
import { createCodeVerifier } from './createBrowserSecrets';
import type { IdentityMatch, ExternalIdentities } from './createExternalIdentities';
import type { ExternalLogInTarget, OAuthStates } from './createOAuthStates';
import { createProviderClient } from './createProviderClient';
import type { PendingLinks } from './createPendingLinks';
import type { FacebookSettings } from '../../platform/settings/FacebookSettings';

interface FacebookLogInOptions {
  settings: FacebookSettings;
  states: OAuthStates;
  identities: ExternalIdentities;
  links: PendingLinks;
  rateLimiter: RateLimiter;
  limits: RateLimits;
}

interface ProviderCallback {
  /** The query that the provider redirected the visitor back with. */
  query: URLSearchParams;
  browserSecret: string;
  redirectUri: string;
  ipAddress: string;
}

export type FacebookLogIn = ReturnType<typeof createFacebookLogIn>;

/** The log-in with Facebook, from the redirect to the account, independent of HTTP. */
export function createFacebookLogIn({
  settings,
  states,
  identities,
  links,
  rateLimiter,
  limits,
}: FacebookLogInOptions) {
  const client = createProviderClient(settings);

  /** Returns the provider's URL to redirect the visitor to. */
  async function begin(
    target: ExternalLogInTarget,
    browser: { secret: string; redirectUri: string },
  ): Promise<string> {
    const state = await states.begin(browser.secret, target);
    const codeVerifier = createCodeVerifier(browser.secret, state);
    return client.createAuthorizationUrl({ state, codeVerifier, redirectUri: browser.redirectUri });
  }

  /** The target of the log-in; undefined if this browser did not start it, or has already completed it. */
  async function takeTarget({ query, browserSecret }: Pick<ProviderCallback, 'query' | 'browserSecret'>) {
    const state = query.get('state');
    return state === null ? undefined : states.consume(browserSecret, state);
  }

  /**
   * Finds the visitor's account.
   * @throws ProviderError, or HttpError 429
   */
  async function matchIdentity({
    query,
    browserSecret,
    redirectUri,
    ipAddress,
  }: ProviderCallback): Promise<IdentityMatch> {
    await rateLimiter.consume(`external log-in from ${getAddressKey(ipAddress)}`, limits.logInByAddress);
    const state = query.get('state') ?? '';
    const codeVerifier = createCodeVerifier(browserSecret, state);
    const person = await client.identify(query, { state, codeVerifier, redirectUri });
    const match = await identities.findOrCreateAccount(person);
    if (match.kind === 'taken' || match.kind === 'moved')
      await links.save(browserSecret, { person, profileId: match.profileId });
    return match;
  }

  return { begin, takeTarget, matchIdentity };
}
