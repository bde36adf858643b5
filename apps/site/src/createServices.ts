import { createArrivalCookie } from './members/accounts/arrivalCookie';
import { createAccounts } from './members/accounts/createAccounts';
import { createAccountMails } from './members/accounts/createAccountMails';
import { createLogInNotices } from './members/accounts/createLogInNotices';
import { createPasswordResets } from './members/accounts/createPasswordResets';
import { createWaysIn } from './members/accounts/createWaysIn';
import { createEmailChangeMails } from './members/accounts/email-change/createEmailChangeMails';
import { createEmailChanges } from './members/accounts/email-change/createEmailChanges';
import { createTakeBacks } from './members/accounts/email-change/createTakeBacks';
import { createFacebookServices } from './members/facebook-log-in/createFacebookServices';
import { createVersions } from './platform/caching/createVersions';
import { createEntrance } from './members/accounts/createEntrance';
import { createIntents } from './members/accounts/createIntents';
import { createContent } from './content/createContent';
import { createArticleRepository } from './content/articles/repository';
import { createContestRepository } from './content/contests/repository';
import { createEventRepository } from './content/events/repository';
import { createHouseAdRepository } from './content/house-ads/repository';
import { createListingRepository } from './content/listings/repository';
import { createNeighbourhoodRepository } from './content/neighbourhoods/repository';
import { createImageQueue } from './media/images/createImageQueue';
import { createImageServer } from './media/images/createImageServer';
import { createPhotoRepository } from './content/photos/repository';
import { createPhotoFiles } from './content/photos/upload/createPhotoFiles';
import { createOwnData } from './members/profiles/own-data/createOwnData';
import { createProfileRepository } from './members/profiles/repository';
import { createSavedRepositories } from './members/saved/createSavedRepositories';
import { createNewsletters } from './members/newsletters/createNewsletters';
import { createSearch } from './content/search/createSearch';
import { createAttempts } from './platform/security/attempts';
import { createPasswords } from './platform/security/createPasswords';
import { createSigner } from './platform/security/createSigner';
import { createDeviceCookie } from './platform/security/deviceCookie';
import { createSessions } from './platform/sessions/createSessions';
import { loadBrand } from './platform/settings/loadBrand';
import type { SiteSettings } from './platform/settings/siteSettings';
import { createVideoRepository } from './content/videos/repository';

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
    content: createContent(database, now),
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
