import { createArrivalCookie } from '../accounts/arrivalCookie';
import { createAccounts } from '../accounts/createAccounts';
import { createAccountMails } from '../accounts/createAccountMails';
import { createLogInNotices } from '../accounts/createLogInNotices';
import { createPasswordResets } from '../accounts/createPasswordResets';
import { createWaysIn } from '../accounts/createWaysIn';
import { createEmailChangeMails } from '../accounts/email-change/createEmailChangeMails';
import { createEmailChanges } from '../accounts/email-change/createEmailChanges';
import { createTakeBacks } from '../accounts/email-change/createTakeBacks';
import { createFacebookServices } from '../facebook-log-in/createFacebookServices';
import { createVersions } from '../caching/createVersions';
import { createEntrance } from '../accounts/createEntrance';
import { createIntents } from '../accounts/createIntents';
import { createArticleRepository } from '../articles/repository';
import { createContestRepository } from '../contests/repository';
import { createEventRepository } from '../events/repository';
import { createHouseAdRepository } from '../house-ads/repository';
import { createListingRepository } from '../listings/repository';
import { createNeighbourhoodRepository } from '../neighbourhoods/repository';
import { createImageQueue } from '../images/createImageQueue';
import { createImageServer } from '../images/createImageServer';
import { createPhotoRepository } from '../photos/repository';
import { createPhotoFiles } from '../photos/upload/createPhotoFiles';
import { createOwnData } from '../profiles/own-data/createOwnData';
import { createProfileRepository } from '../profiles/repository';
import { createSavedRepositories } from '../saved-groups/createSavedRepositories';
import { createNewsletters } from '../newsletters/createNewsletters';
import { createSearch } from '../search/createSearch';
import { createAttempts } from '../security/attempts';
import { createPasswords } from '../security/createPasswords';
import { createSigner } from '../security/createSigner';
import { createDeviceCookie } from '../security/deviceCookie';
import { createSessions } from '../sessions/createSessions';
import { loadBrand } from '../settings/loadBrand';
import type { SiteSettings } from '../settings/siteSettings';
import { createVideoRepository } from '../videos/repository';

export type Services = ReturnType<typeof createServices>;

/** Everything that routes are handed, made once from the settings. */
export function createServices(settings: SiteSettings, reportFault: (error: unknown) => void) {
  const { database, now, checksAnswers, sendMail } = settings;
  const brand = loadBrand(settings);
  const attempts = createAttempts(database, now);
  const passwords = createPasswords(settings.passwordCost);
  const profiles = createProfileRepository(database, now);
  const readVersions = createVersions(database, now);
  const listings = createListingRepository(database, { readVersions, now });
  const saved = createSavedRepositories(database, now);
  const sessions = createSessions(settings);
  const devices = createDeviceCookie(settings);
  const { dataDir } = settings;
  const imageQueue = createImageQueue();
  const images = createImageServer({ database, dataDir, queue: imageQueue, reportFault });
  const photoFiles = createPhotoFiles({ dataDir, queue: imageQueue, images });
  const mails = createAccountMails({ sendMail, reportFault });
  const notices = createLogInNotices({ mails, brand, settings });
  const account = { database, profiles, passwords, attempts, settings };
  const emailChanges = createEmailChanges({ ...account, mails: createEmailChangeMails({ mails, brand }) });
  const passwordResets = createPasswordResets({ ...account, brand, sendMail, reportFault });
  return {
    settings,
    database,
    checksAnswers,
    readVersions,
    profiles,
    ownData: createOwnData({
      ...account,
      emailChanges,
      removePhotoFile: photoFiles.remove,
      reportFault,
    }),
    listings,
    search: createSearch(database, listings, now),
    images,
    photoFiles,
    photos: createPhotoRepository(database, now),
    attempts,
    articles: createArticleRepository(database, now),
    videos: createVideoRepository(database, now),
    houseAds: createHouseAdRepository({ database, site: settings.site, now }),
    events: createEventRepository(database, now),
    contests: createContestRepository(database, brand.contestKinds, now),
    neighbourhoods: createNeighbourhoodRepository(database),
    saved,
    sessions,
    devices,
    intents: createIntents({ signer: createSigner(database), settings }),
    entrance: createEntrance({
      sessions,
      devices,
      arrivals: createArrivalCookie(settings),
      notices,
      saved,
    }),
    ...createFacebookServices({ settings, profiles, passwords, attempts, notices }),
    newsletters: createNewsletters({ database, attempts, sendMail, brand, settings, reportFault }),
    accounts: createAccounts({ ...account, emailChanges }),
    accountMails: mails,
    waysIn: createWaysIn({ database, emailChanges, settings }),
    emailChanges,
    takeBacks: createTakeBacks({ ...account, passwordResets }),
    passwordResets,
  };
}
