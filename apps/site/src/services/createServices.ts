import { createAccounts } from '../accounts/createAccounts';
import { createPasswordResets } from '../accounts/createPasswordResets';
import { createFacebookServices } from '../facebook-log-in/createFacebookServices';
import { createFavouriteRepository } from '../favourites/repository';
import { createListingRepository } from '../listings/repository';
import { createProfileRepository } from '../profiles/repository';
import { createAttempts } from '../security/attempts';
import { createPasswords } from '../security/createPasswords';
import { createSessions } from '../sessions/createSessions';
import type { SiteSettings } from '../settings/siteSettings';

export type Services = ReturnType<typeof createServices>;

/** Everything that routes are handed, made once from the settings. */
export function createServices(settings: SiteSettings, reportFault: (error: unknown) => void) {
  const { database, now, checksAnswers, sendMail } = settings;
  const attempts = createAttempts(database, now);
  const passwords = createPasswords(settings.passwordCost);
  const profiles = createProfileRepository(database, now);
  const listings = createListingRepository(database);
  return {
    settings,
    database,
    checksAnswers,
    profiles,
    listings,
    favourites: createFavouriteRepository(database, { listings, now }),
    sessions: createSessions(settings),
    ...createFacebookServices({ settings, profiles, passwords, attempts }),
    accounts: createAccounts({ profiles, passwords, attempts, settings }),
    passwordResets: createPasswordResets({
      database,
      profiles,
      passwords,
      attempts,
      sendMail,
      settings,
      reportFault,
    }),
  };
}
