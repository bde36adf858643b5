import type { SitePaths } from '@cityguide/site-config';
import type { Page } from '../services/Services';
import { isPage } from './createDestination';

/** Parameter of a page that opens the sign-up dialog (AUTH-11). */
const signUpParameter = 'signupDialogActive';
/** Parameter of a page that opens the dialog to change the password: a guest comes back to it from the log-in. */
const changePasswordParameter = 'changePasswordDialogActive';
const tokenParameter = 'token';

export interface AddressWish {
  dialog: 'sign-up' | 'change-password' | 'new-password';
  /** Of a reset mail. */
  token?: string;
}

/**
 * Which dialog the page's address asks for. A secret leaves the address bar at once, so that neither the history nor a
 * referrer keeps it; so does what would open a dialog again at every reload.
 */
export function takeFromAddress(page: Page, paths: SitePaths): AddressWish | undefined {
  const url = new URL(page.url());
  const take = (name: string) => {
    const value = url.searchParams.get(name);
    if (value === null) return null;
    url.searchParams.delete(name);
    page.replace?.(url.pathname + url.search + url.hash);
    return value;
  };
  const token = isPage(url, paths.resetPassword) ? take(tokenParameter) : null;
  if (token) return { dialog: 'new-password', token };
  if (take(changePasswordParameter) !== null) return { dialog: 'change-password' };
  return take(signUpParameter) === null ? undefined : { dialog: 'sign-up' };
}

/** The address of this page that opens the dialog to change the password. */
export function changePasswordAddress(page: Page): string {
  const { pathname, searchParams, hash } = new URL(page.url());
  searchParams.set(changePasswordParameter, '1');
  return `${pathname}?${searchParams}${hash}`;
}
