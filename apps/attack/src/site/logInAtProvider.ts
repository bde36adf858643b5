import type { Browser } from '../http/createBrowser';
import { createClient, type Headers } from '../http/createClient';
import { headerOf } from '../http/Received';
import type { AttackedSite } from './AttackedSite';

interface LogIn {
  /** Whom the stand-in lets choose. */
  person: string;
  /** Of the address that it begins at. */
  query?: string;
  /** How the browser says that it came there. */
  arrival?: Headers;
}

/** Goes through the stand-in's dialog; gives where the site leads afterwards. */
export async function logInAtProvider(
  site: AttackedSite,
  browser: Browser,
  { person, query = 'next=/', arrival }: LogIn,
): Promise<string> {
  const begun = await browser.get(`/profiles/facebook-login/?${query}`, arrival);
  const dialog = new URL(headerOf(begun, 'location'), site.address);
  if (dialog.pathname !== '/dialog') return headerOf(begun, 'location');
  const provider = createClient(new URL(dialog.origin), {});
  dialog.searchParams.set('person', person);
  const choice = await provider.send({ path: `/choice${dialog.search}` });
  provider.stop();
  const back = new URL(headerOf(choice, 'location'));
  return headerOf(await browser.get(back.pathname + back.search), 'location');
}
