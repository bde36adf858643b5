import type { LightMyRequestResponse } from 'fastify';
import { startStandIn, type StandIn } from '../../../development/stand-in-provider/startStandIn';
import type { SiteSettings } from '../../../platform/settings/siteSettings';
import { PRESSED, type Browser } from '../../../testing/createBrowser';
import { createTestSite, wideLimits, type TestSite } from '../../../testing/createTestSite';
import type { TestEngine } from '../../../testing/databases';
import type { FacebookSettings } from '../../../platform/settings/facebookSettings';

export interface FacebookSite extends TestSite {
  standIn: StandIn;
}

/** A site whose provider is the stand-in, or is faulty as `facebook` says. */
export async function openFacebookSite(
  engine: TestEngine,
  { facebook = {}, ...settings }: Partial<Omit<SiteSettings, 'facebook'>> & FacebookFaults = {},
): Promise<FacebookSite> {
  const standIn = await startStandIn();
  const site = await createTestSite(engine, {
    limits: wideLimits,
    facebook: { ...standIn.settings, ...facebook },
    ...settings,
  });
  const stop = async () => {
    await site.stop();
    await standIn.stop();
  };
  return { ...site, standIn, stop };
}

interface FacebookFaults {
  hasPages?: boolean;
  facebook?: Partial<FacebookSettings>;
}

/** Goes to the provider; gives the address of its dialog. */
export async function beginAtProvider(browser: Browser, query = ''): Promise<URL> {
  const response = await browser.get(`/profiles/facebook-login/?${query}`, PRESSED);
  return new URL(String(response.headers.location));
}

/** Chooses `person` in the dialog, nobody for '': gives the path that the provider leads back to. */
export async function choosePerson({ settings }: StandIn, dialog: URL, person: string): Promise<string> {
  const choice = new URL('/choice', settings.authorizeUrl);
  choice.search = dialog.search;
  choice.searchParams.set('person', person);
  const { headers } = await fetch(choice, { redirect: 'manual' });
  const back = new URL(headers.get('location') ?? '');
  return back.pathname + back.search;
}

/** The whole way, as one person goes it. */
export async function logInAtProvider(
  site: FacebookSite,
  browser: Browser,
  { person, query }: { person: string; query?: string },
): Promise<LightMyRequestResponse> {
  const dialog = await beginAtProvider(browser, query);
  return browser.get(await choosePerson(site.standIn, dialog, person), {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-dest': 'document',
  });
}

export const NADIA = '1001';
/** Has the email address of `demo@example.com`, unproven. */
export const DEMO = '1002';
/** Tells no email address. */
export const SAM = '1003';
