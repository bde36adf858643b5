import { createSignInFlagCookie } from './members/accounts/createSignInFlagCookie';
import { createAccounts } from './members/accounts/createAccounts';
import { createAccountMails } from './members/accounts/createAccountMails';
import { createLogInNotices } from './members/accounts/createLogInNotices';
import { createPasswordResets } from './members/accounts/createPasswordResets';
import { createAccountAccess } from './members/accounts/createAccountAccess';
import { createEmailChangeMails } from './members/accounts/email-change/createEmailChangeMails';
import { createEmailChanges } from './members/accounts/email-change/createEmailChanges';
import { createTakeBacks } from './members/accounts/email-change/createTakeBacks';
import { createFacebookServices } from './members/facebook-log-in/createFacebookServices';
import { createDataVersionReader } from './platform/caching/createDataVersionReader';
import { createPageVersionReader } from './platform/caching/createPageVersionReader';
import { createSignInService } from './members/accounts/createSignInService';
import { createIntentVerifier } from './members/accounts/createIntentVerifier';
import { createContent } from './content/createContent';
import { createContentWriter } from './content/content-api/createContentWriter';
import { createContentTokens } from './content/content-api/tokens/createContentTokens';
import { createArticleRepository } from './content/articles/repository';
import { createContestRepository } from './content/contests/repository';
import { createEventRepository } from './content/events/repository';
import { createHouseAdRepository } from './content/house-ads/repository';
import { createListingRepository } from './content/listings/repository';
import { createNeighbourhoodRepository } from './content/neighbourhoods/repository';
import { createPhotoRepository } from './content/photos/repository';
import { createWebhookSender } from './content/webhooks/createWebhookSender';
import { createPictureServices } from './createPictureServices';
import { createOwnData } from './members/profiles/own-data/createOwnData';
import { createProfileRepository } from './members/profiles/repository';
import { createSavedRepositories } from './members/saved/createSavedRepositories';
import { createNewsletters } from './members/newsletters/createNewsletters';
import { createSearch } from './content/search/createSearch';
import { createRateLimiter } from './platform/security/createRateLimiter';
import { createPasswordHasher } from './platform/security/createPasswordHasher';
import { createSigner } from './platform/security/createSigner';
import { createDeviceCookie } from './platform/security/createDeviceCookie';
import { createSessions } from './platform/sessions/createSessions';
import { loadBrand } from './platform/settings/loadBrand';
import type { SiteSettings } from './platform/settings/SiteSettings';
import { createVideoRepository } from './content/videos/repository';

export type Services = ReturnType<typeof createServices>;

/** The services for all routes, created once from the settings. */
export function createServices(settings: SiteSettings, reportError: (error: unknown) => void) {
  const { database, now, shouldValidateResponses, sendMail } = settings;
  const brand = loadBrand(settings);
  const rateLimiter = createRateLimiter(database, now);
  const passwords = createPasswordHasher(settings.passwordCost);
  const profiles = createProfileRepository(database, now);
  const readDataVersions = createDataVersionReader(database, now);
  const listings = createListingRepository(database, { readDataVersions, now });
  const saved = createSavedRepositories(database, now);
  const sessions = createSessions(settings);
  const devices = createDeviceCookie(settings);
  const { images, photoFiles, client, pictures } = createPictureServices({ ...settings, reportError });
  const mails = createAccountMails({ sendMail, reportError });
  const notices = createLogInNotices({ mails, brand, settings });
  const account = { database, profiles, passwords, rateLimiter, settings };
  const emailChanges = createEmailChanges({ ...account, mails: createEmailChangeMails({ mails, brand }) });
  const passwordResets = createPasswordResets({ ...account, brand, sendMail, reportError });
  return {
    settings,
    database,
    shouldValidateResponses,
    readDataVersions,
    readPageVersion: createPageVersionReader(database, now),
    profiles,
    ownData: createOwnData({
      ...account,
      emailChanges,
      removePhotoFile: photoFiles.remove,
      reportError,
    }),
    content: createContent(database, now),
    tokens: createContentTokens(database, now),
    webhookSender: createWebhookSender({ database, client, now }),
    contentWriter: createContentWriter({ database, pictures, now }),
    listings,
    search: createSearch(database, listings, now),
    images,
    photoFiles,
    photos: createPhotoRepository(database, now),
    rateLimiter,
    articles: createArticleRepository(database, now),
    videos: createVideoRepository(database, now),
    houseAds: createHouseAdRepository({ database, site: settings.site, now }),
    events: createEventRepository(database, now),
    contests: createContestRepository(database, brand.contestKinds, now),
    neighbourhoods: createNeighbourhoodRepository(database),
    saved,
    sessions,
    devices,
    intentVerifier: createIntentVerifier({ signer: createSigner(database), settings }),
    signInService: createSignInService({
      sessions,
      devices,
      signInFlagCookie: createSignInFlagCookie(settings),
      notices,
      saved,
    }),
    ...createFacebookServices({ settings, profiles, passwords, rateLimiter, notices }),
    newsletters: createNewsletters({ database, rateLimiter, sendMail, brand, settings, reportError }),
    accounts: createAccounts({ ...account, emailChanges }),
    accountMails: mails,
    accountAccess: createAccountAccess({ database, emailChanges, settings }),
    emailChanges,
    takeBacks: createTakeBacks({ ...account, passwordResets }),
    passwordResets,
  };
}
