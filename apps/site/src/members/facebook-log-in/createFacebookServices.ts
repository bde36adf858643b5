import type { FastifyRequest } from 'fastify';
import type { LogInNotices } from '../accounts/createLogInNotices';
import type { ProfileRow } from '../../platform/database/tables';
import type { ProfileRepository } from '../profiles/repository';
import type { Attempts } from '../../platform/security/attempts';
import type { Passwords } from '../../platform/security/createPasswords';
import type { SiteSettings } from '../../platform/settings/siteSettings';
import { createBrowserSecrets } from './createBrowserSecrets';
import { createExternalIdentities } from './createExternalIdentities';
import { createFacebookLogIn } from './createFacebookLogIn';
import { createLogInStates } from './createLogInStates';
import { createWaitingLinks } from './createWaitingLinks';

interface Parts {
  settings: SiteSettings;
  profiles: ProfileRepository;
  passwords: Passwords;
  attempts: Attempts;
  notices: LogInNotices;
}

export type FacebookServices = ReturnType<typeof createFacebookServices>;

/** What routes need for the log-in with Facebook; without `facebookLogIn` it is switched off. */
export function createFacebookServices({ settings, profiles, passwords, attempts, notices }: Parts) {
  const { database, now, facebook, limits } = settings;
  const browserSecrets = createBrowserSecrets(settings);
  const links = createWaitingLinks(database, now);

  /** After a log-in by password: links the person at Facebook that this browser had shown before, if one waits. */
  async function linkExternalIdentity(request: FastifyRequest, profile: ProfileRow): Promise<void> {
    const secret = browserSecrets.read(request);
    if (secret !== undefined && (await links.complete(secret, profile)))
      notices.tellLinkedIdentity(profile, request);
  }

  const facebookLogIn =
    facebook &&
    createFacebookLogIn({
      settings: facebook,
      states: createLogInStates(database, now),
      identities: createExternalIdentities({ database, profiles, passwords, now }),
      links,
      attempts,
      limits,
    });
  return { browserSecrets, linkExternalIdentity, facebookLogIn };
}
