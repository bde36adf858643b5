import type { CityguideStore } from '@cityguide/store';

const SIGN_UP = '/accounts/sign-up';

/**
 * Plain forms and links of the page log in without the store. It must know before the page unloads, or the next page
 * would not request the session (AUTH-4); if the login fails, that page requests it and learns that the visitor is a
 * guest.
 */
export function trackLoginDepartures({
  session,
  paths,
}: Pick<CityguideStore, 'session' | 'paths'>): () => void {
  const forms = [paths.login, SIGN_UP];
  const links = [paths.facebookLogin('/')];

  function onSubmit({ target }: Event) {
    if (target instanceof HTMLFormElement && isPage(forms, target.action)) void session.recordDeparture();
  }
  function onClick({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && isPage(links, link.href)) void session.recordDeparture();
  }
  document.addEventListener('submit', onSubmit);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('submit', onSubmit);
    document.removeEventListener('click', onClick);
  };
}

/** Whether `found` is one of the pages, whatever its query. */
function isPage(addresses: readonly (string | undefined)[], found: string): boolean {
  if (!URL.canParse(found)) return false;
  const { origin, pathname } = new URL(found);
  return addresses.some((address) => {
    const page = address && new URL(address, location.origin);
    return page && page.origin === origin && page.pathname === pathname;
  });
}
