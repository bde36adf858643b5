import { sitePaths } from '@cityguide/site-config';
import type { CityguideStore } from '@cityguide/store';

const SIGN_UP = '/accounts/sign-up';

/**
 * Plain forms and links of the page log in past the store. It must know before the page leaves, or the next one would
 * not ask who the visitor is (AUTH-4); where the log-in fails, that page asks and hears of a guest.
 */
export function noteAccountPages({ session, site }: Pick<CityguideStore, 'session' | 'site'>): () => void {
  const { login, facebookLogin } = sitePaths(site);
  const forms = [login, SIGN_UP];
  const links = facebookLogin('/').split('?').slice(0, 1);

  function onSubmit({ target }: Event) {
    if (target instanceof HTMLFormElement && leadsTo(forms, target.action)) void session.noteDeparture();
  }
  function onClick({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && leadsTo(links, link.href)) void session.noteDeparture();
  }
  document.addEventListener('submit', onSubmit);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('submit', onSubmit);
    document.removeEventListener('click', onClick);
  };
}

function leadsTo(paths: readonly string[], address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  return origin === location.origin && paths.includes(pathname);
}
