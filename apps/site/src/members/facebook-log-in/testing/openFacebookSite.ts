import type { LightMyRequestResponse } from 'fastify';
import { startMockProvider, type MockProvider } from '../../../development/mock-provider/startMockProvider';
import type { SiteSettings } from '../../../platform/settings/SiteSettings';
import { LINK_CLICK_HEADERS, type Browser } from '../../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../../testing/createTestSite';
import type { TestEngine } from '../../../testing/testEngines';
import type { FacebookSettings } from '../../../platform/settings/FacebookSettings';

export interface FacebookSite extends TestSite {
  standIn: MockProvider;
}

/** A site whose provider is the stand-in, or fails as `facebook` says. */
export async function openFacebookSite(
  engine: TestEngine,
  { facebook = {}, ...settings }: Partial<Omit<SiteSettings, 'facebook'>> & FacebookSiteOptions = {},
): Promise<FacebookSite> {
  const standIn = await startMockProvider();
  const site = await createTestSite(engine, {
    limits: highRateLimits,
    facebook: { ...standIn.settings, ...facebook },
    ...settings,
  });
  const stop = async () => {
    await site.stop();
    await standIn.stop();
  };
  return { ...site, standIn, stop };
}

interface FacebookSiteOptions {
  hasPages?: boolean;
  facebook?: Partial<FacebookSettings>;
}

/** Goes to the provider; returns the URL of its dialog. */
export async function startProviderLogIn(browser: Browser, query = ''): Promise<URL> {
  const response = await browser.get(`/profiles/facebook-login/?${query}`, LINK_CLICK_HEADERS);
  return new URL(String(response.headers.location));
}

/** Chooses `person` in the dialog, nobody for ''; returns the path that the provider redirects back to. */
export async function choosePerson({ settings }: MockProvider, dialog: URL, person: string): Promise<string> {
  const choice = new URL('/choice', settings.authorizeUrl);
  choice.search = dialog.search;
  choice.searchParams.set('person', person);
  const { headers } = await fetch(choice, { redirect: 'manual' });
  const back = new URL(headers.get('location') ?? '');
  return back.pathname + back.search;
}

/** The whole log-in of one person. */
export async function logInAtProvider(
  site: FacebookSite,
  browser: Browser,
  { person, query }: { person: string; query?: string },
): Promise<LightMyRequestResponse> {
  const dialog = await startProviderLogIn(browser, query);
  return browser.get(await choosePerson(site.standIn, dialog, person), {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-dest': 'document',
  });
}

export const NADIA = '1001';
/** Has the email address of `demo@example.com`, unverified. */
export const DEMO = '1002';
/** Shares no email address. */
export const SAM = '1003';
