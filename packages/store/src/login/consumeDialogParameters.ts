import type { SiteLinks } from '@cityguide/site-config';
import type { PageLocation } from '../services/Services';
import { isSamePage } from './createLoginRedirect';

/** Query parameter that opens the sign-up dialog (AUTH-11). */
const signUpParameter = 'signupDialogActive';
/** Query parameter that opens the dialog to change the password: a guest returns with it from the login. */
const changePasswordParameter = 'changePasswordDialogActive';
const tokenParameter = 'token';

export interface DialogRequest {
  dialog: 'sign-up' | 'change-password' | 'new-password';
  /** From a reset mail. */
  token?: string;
}

/**
 * The dialog that the page's URL requests. The parameters are removed from the address bar at once: a secret, so that
 * neither the history nor a referrer contains it, and the others, so that a reload does not open the dialog again.
 */
export function consumeDialogParameters(page: PageLocation, paths: SiteLinks): DialogRequest | undefined {
  const url = new URL(page.url());
  const consumeParameter = (name: string) => {
    const value = url.searchParams.get(name);
    if (value === null) return null;
    url.searchParams.delete(name);
    page.replace?.(url.pathname + url.search + url.hash);
    return value;
  };
  const token = isSamePage(url, paths.resetPassword) ? consumeParameter(tokenParameter) : null;
  if (token) return { dialog: 'new-password', token };
  if (consumeParameter(changePasswordParameter) !== null) return { dialog: 'change-password' };
  return consumeParameter(signUpParameter) === null ? undefined : { dialog: 'sign-up' };
}

/** The path of this page that opens the dialog to change the password. */
export function getChangePasswordPath(page: PageLocation): string {
  const { pathname, searchParams, hash } = new URL(page.url());
  searchParams.set(changePasswordParameter, '1');
  return `${pathname}?${searchParams}${hash}`;
}
