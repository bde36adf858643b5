import type { SitePaths } from '@cityguide/site-config';
import type { AccountForm } from './AccountForm';
import { accountMessages as messages } from './accountMessages';
import { FACEBOOK_LOG_IN_PATH, FORGOT_PASSWORD_PATH, SIGN_UP_PATH } from './formPaths';

/** `next` and the intent, as hidden fields and as a query. */
export type HiddenFields = Readonly<Record<string, string>>;

/** `hasFacebook`: whether the log-in with Facebook is configured. */
export function createLogInForm(
  paths: SitePaths,
  hiddenFields: HiddenFields,
  hasFacebook = false,
): AccountForm {
  return {
    action: paths.login,
    title: messages.logIn.title,
    intro: messages.logIn.intro,
    submit: messages.logIn.submit,
    hidden: hiddenFields,
    fields: [
      { name: 'email', label: messages.email, type: 'email', autocomplete: 'username' },
      { name: 'password', label: messages.password, type: 'password', autocomplete: 'current-password' },
    ],
    links: [
      ...(hasFacebook
        ? [{ words: messages.logIn.facebook, href: withQuery(FACEBOOK_LOG_IN_PATH, hiddenFields) }]
        : []),
      { words: messages.forgot.title, href: FORGOT_PASSWORD_PATH },
      {
        lead: messages.signUp.lead,
        words: messages.signUp.submit,
        href: withQuery(SIGN_UP_PATH, hiddenFields),
      },
    ],
    hasTerms: true,
  };
}

export function createSignUpForm(paths: SitePaths, hiddenFields: HiddenFields): AccountForm {
  return {
    action: SIGN_UP_PATH,
    title: messages.signUp.title,
    intro: messages.signUp.intro,
    submit: messages.signUp.submit,
    hidden: hiddenFields,
    fields: [
      { name: 'email', label: messages.email, type: 'email', autocomplete: 'username' },
      { name: 'password', label: messages.password, type: 'password', autocomplete: 'new-password' },
      {
        name: 'password_again',
        label: messages.passwordAgain,
        type: 'password',
        autocomplete: 'new-password',
      },
    ],
    links: [
      { lead: messages.logIn.lead, words: messages.logIn.title, href: withQuery(paths.login, hiddenFields) },
    ],
    hasTerms: true,
  };
}

function withQuery(path: string, { next, ...intent }: HiddenFields): string {
  const parameters = new URLSearchParams({ ...(next && next !== '/' && { next }), ...intent });
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
