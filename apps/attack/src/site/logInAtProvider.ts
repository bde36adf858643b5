import type { Browser } from '../http/createBrowser';
import { createClient, type Headers } from '../http/createClient';
import { getHeader } from '../http/HttpResponse';
import type { AttackedSite } from './AttackedSite';

interface ProviderLogInOptions {
  /** The stand-in's person to log in as. */
  person: string;
  /** The query of the log-in URL. */
  query?: string;
  /** Headers about where the browser came from. */
  headers?: Headers;
}

/** Goes through the stand-in's dialog; returns where the site redirects afterwards. */
export async function logInAtProvider(
  site: AttackedSite,
  browser: Browser,
  { person, query = 'next=/', headers }: ProviderLogInOptions,
): Promise<string> {
  const started = await browser.get(`/profiles/facebook-login/?${query}`, headers);
  const dialog = new URL(getHeader(started, 'location'), site.address);
  if (dialog.pathname !== '/dialog') return getHeader(started, 'location');
  const provider = createClient(new URL(dialog.origin), {});
  dialog.searchParams.set('person', person);
  const choice = await provider.send({ path: `/choice${dialog.search}` });
  provider.stop();
  const back = new URL(getHeader(choice, 'location'));
  return getHeader(await browser.get(back.pathname + back.search), 'location');
}
