import { addressKey } from '../../platform/security/addressKey';
import type { Attempts } from '../../platform/security/attempts';
import type { AttemptLimits } from '../../platform/security/attemptLimits';
import { createCodeVerifier } from './createBrowserSecrets';
import type { Entry, ExternalIdentities } from './createExternalIdentities';
import type { Errand, LogInStates } from './createLogInStates';
import { createProviderClient } from './createProviderClient';
import type { WaitingLinks } from './createWaitingLinks';
import type { FacebookSettings } from '../../platform/settings/facebookSettings';

interface Parts {
  settings: FacebookSettings;
  states: LogInStates;
  identities: ExternalIdentities;
  links: WaitingLinks;
  attempts: Attempts;
  limits: AttemptLimits;
}

interface Answer {
  /** The query that the provider sent the visitor back with. */
  query: URLSearchParams;
  browserSecret: string;
  redirectUri: string;
  /** The visitor's network address. */
  address: string;
}

export type FacebookLogIn = ReturnType<typeof createFacebookLogIn>;

/** The log-in by Facebook, from the way there to the account: nothing here knows of HTTP. */
export function createFacebookLogIn({ settings, states, identities, links, attempts, limits }: Parts) {
  const client = createProviderClient(settings);

  /** The provider's address to send the visitor to. */
  async function begin(errand: Errand, browser: { secret: string; redirectUri: string }): Promise<string> {
    const state = await states.begin(browser.secret, errand);
    const codeVerifier = createCodeVerifier(browser.secret, state);
    return client.authorizeAddress({ state, codeVerifier, redirectUri: browser.redirectUri });
  }

  /** What the visitor came for; undefined where this browser began no such log-in, or ended it already. */
  async function takeErrand({ query, browserSecret }: Pick<Answer, 'query' | 'browserSecret'>) {
    const state = query.get('state');
    return state === null ? undefined : states.take(browserSecret, state);
  }

  /**
   * Whose account the visitor's is.
   * @throws ProviderFault, or ApiProblem 429
   */
  async function findEntry({ query, browserSecret, redirectUri, address }: Answer): Promise<Entry> {
    await attempts.count(`external log-in from ${addressKey(address)}`, limits.logInByAddress);
    const state = query.get('state') ?? '';
    const codeVerifier = createCodeVerifier(browserSecret, state);
    const person = await client.identify(query, { state, codeVerifier, redirectUri });
    const entry = await identities.enter(person);
    if (entry.kind === 'taken' || entry.kind === 'moved')
      await links.keep(browserSecret, { person, profileId: entry.profileId });
    return entry;
  }

  return { begin, takeErrand, findEntry };
}
