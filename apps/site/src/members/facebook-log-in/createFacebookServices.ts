import type { FastifyRequest } from 'fastify';
import type { LogInNotices } from '../accounts/createLogInNotices';
import type { ProfileRow } from '../../platform/database/tables';
import type { ProfileRepository } from '../profiles/repository';
import type { RateLimiter } from '../../platform/security/createRateLimiter';
import type { PasswordHasher } from '../../platform/security/createPasswordHasher';
import type { SiteSettings } from '../../platform/settings/SiteSettings';
import { createBrowserSecrets } from './createBrowserSecrets';
import { createExternalIdentities } from './createExternalIdentities';
import { createFacebookLogIn } from './createFacebookLogIn';
import { createOAuthStates } from './createOAuthStates';
import { createPendingLinks } from './createPendingLinks';

interface FacebookServicesOptions {
  settings: SiteSettings;
  profiles: ProfileRepository;
  passwords: PasswordHasher;
  rateLimiter: RateLimiter;
  notices: LogInNotices;
}

export type FacebookServices = ReturnType<typeof createFacebookServices>;

/** The services for the log-in with Facebook; without `facebookLogIn` it is switched off. */
export function createFacebookServices({
  settings,
  profiles,
  passwords,
  rateLimiter,
  notices,
}: FacebookServicesOptions) {
  const { database, now, facebook, limits } = settings;
  const browserSecrets = createBrowserSecrets(settings);
  const links = createPendingLinks(database, now);

  /** After a log-in by password: completes the pending link of a Facebook user from this browser, if there is one. */
  async function linkExternalIdentity(request: FastifyRequest, profile: ProfileRow): Promise<void> {
    const secret = browserSecrets.read(request);
    if (secret !== undefined && (await links.complete(secret, profile)))
      notices.sendLinkedIdentityNotice(profile, request);
  }

  const facebookLogIn =
    facebook &&
    createFacebookLogIn({
      settings: facebook,
      states: createOAuthStates(database, now),
      identities: createExternalIdentities({ database, profiles, passwords, now }),
      links,
      rateLimiter,
      limits,
    });
  return { browserSecrets, linkExternalIdentity, facebookLogIn };
}
