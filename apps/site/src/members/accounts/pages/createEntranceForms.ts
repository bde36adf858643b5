import type { SitePaths } from '@cityguide/site-config';
import type { AccountForm } from './AccountForm';
import { accountWords as words } from './accountWords';
import { FACEBOOK_LOG_IN, FORGOTTEN_PASSWORD, SIGN_UP } from './formAddresses';

/** Where the visitor was going and why, as hidden fields and as a query. */
export type Errand = Readonly<Record<string, string>>;

/** `hasFacebook`: whether the site is set up for it. */
export function createLogInForm(paths: SitePaths, errand: Errand, hasFacebook = false): AccountForm {
  return {
    action: paths.login,
    title: words.logIn.title,
    intro: words.logIn.intro,
    submit: words.logIn.submit,
    hidden: errand,
    fields: [
      { name: 'email', label: words.email, type: 'email', autocomplete: 'username' },
      { name: 'password', label: words.password, type: 'password', autocomplete: 'current-password' },
    ],
    links: [
      ...(hasFacebook ? [{ words: words.logIn.facebook, href: withErrand(FACEBOOK_LOG_IN, errand) }] : []),
      { words: words.forgot.title, href: FORGOTTEN_PASSWORD },
      { lead: words.signUp.lead, words: words.signUp.submit, href: withErrand(SIGN_UP, errand) },
    ],
    hasTerms: true,
  };
}

export function createSignUpForm(paths: SitePaths, errand: Errand): AccountForm {
  return {
    action: SIGN_UP,
    title: words.signUp.title,
    intro: words.signUp.intro,
    submit: words.signUp.submit,
    hidden: errand,
    fields: [
      { name: 'email', label: words.email, type: 'email', autocomplete: 'username' },
      { name: 'password', label: words.password, type: 'password', autocomplete: 'new-password' },
      { name: 'password_again', label: words.passwordAgain, type: 'password', autocomplete: 'new-password' },
    ],
    links: [{ lead: words.logIn.lead, words: words.logIn.title, href: withErrand(paths.login, errand) }],
    hasTerms: true,
  };
}

function withErrand(path: string, { next, ...wish }: Errand): string {
  const parameters = new URLSearchParams({ ...(next && next !== '/' && { next }), ...wish });
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
