import { sitePaths } from '@cityguide/site-config';
import type { CityguideStore } from '@cityguide/store';

const SIGN_UP = '/accounts/sign-up';

/**
 * Plain forms and links of the page log in without the store. It must know before the page unloads, or the next page
 * would not request the session (AUTH-4); if the login fails, that page requests it and learns that the visitor is a
 * guest.
 */
export function trackLoginDepartures({
  session,
  site,
}: Pick<CityguideStore, 'session' | 'site'>): () => void {
  const { login, facebookLogin } = sitePaths(site);
  const forms = [login, SIGN_UP];
  const links = facebookLogin('/').split('?').slice(0, 1);

  function onSubmit({ target }: Event) {
    if (target instanceof HTMLFormElement && isSameOriginPath(forms, target.action))
      void session.recordDeparture();
  }
  function onClick({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && isSameOriginPath(links, link.href)) void session.recordDeparture();
  }
  document.addEventListener('submit', onSubmit);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('submit', onSubmit);
    document.removeEventListener('click', onClick);
  };
}

function isSameOriginPath(paths: readonly string[], address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  return origin === location.origin && paths.includes(pathname);
}
