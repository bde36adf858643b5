import type { LogInIntent } from '@cityguide/api/client';
import { ownPathOr, sitePaths } from '@cityguide/site-config';
import { createStore } from 'zustand/vanilla';
import type { Services } from '../services/Services';
import type { Session } from '../session/createSession';
import { wordsFor } from '../words';
import { isEmail, maxFieldLength } from './isEmail';
import type { AuthError, LoginState, LoginStore } from './LoginStore';
import { noAuthError, parseAuthError, type AuthField } from './parseAuthError';

/** How long 'Login successful.' stands, so that it can be read and heard before the page leaves (AUTH-8). */
const READING_MS = 800;

const closed = { isOpen: false, isSignUpDialogOpen: false, isResetPasswordDialogOpen: false };
const noCaller = { callerControl: null, objectId: null, ratingValue: null };

const initialState: LoginState = {
  ...closed,
  ...noCaller,
  isFetching: false,
  authError: noAuthError,
  loginSuccessful: false,
  resetPasswordSuccessful: false,
  changePasswordSuccessful: false,
};

/** Parameter of a page that opens the sign-up dialog (AUTH-11). */
const signUpParameter = 'signupDialogActive';

export interface Login extends LoginStore {
  start(): () => void;
}

export function createLogin(services: Services, session: Session): Login {
  const { api, site, page, announce, report } = services;
  const store = createStore<LoginState>(() => initialState);
  const { setState, getState } = store;
  const words = wordsFor(site.languages);
  const paths = sitePaths(site);
  let redirectTo: string | undefined;
  /** From success until the page is gone nothing more is sent. */
  let isLeaving = false;
  /** Counts the dialogs shown: what an answer says is about the form that asked, not about the next one. */
  let shown = 0;

  /** What the server is to do once the visitor is a member (AUTH-15). */
  function intent(): LogInIntent | undefined {
    const { callerControl, objectId, ratingValue } = getState();
    if (!callerControl || objectId === null) return undefined;
    return { action: callerControl, objectId, ...(ratingValue !== null && { rating: ratingValue }) };
  }

  /** Sends a form once, however often it is submitted; afterwards it can be sent again, whatever came back. */
  async function send(
    names: readonly AuthField[],
    work: () => Promise<Partial<LoginState>>,
  ): Promise<boolean> {
    if (getState().isFetching || isLeaving) return false;
    setState({ isFetching: true, authError: noAuthError });
    const asking = shown;
    try {
      setState({ isFetching: false, ...(await work()) });
      return true;
    } catch (error) {
      report?.(error, 'sending a form of the visitor’s account');
      const authError = parseAuthError(error, { names, generalError: words.generalError });
      setState({ isFetching: false, ...(asking === shown && { authError }) });
      return false;
    }
  }

  const refuse = (authError: Partial<AuthError>) => setState({ authError: { ...noAuthError, ...authError } });

  /** Where the visitor goes once logged in; undefined means this very page. */
  function target(): string | undefined {
    return ownPathOr(redirectTo ?? page.url().searchParams.get('next'), undefined);
  }

  function leaveFor(address: string | undefined): void {
    const { pathname, search } = page.url();
    if (address !== undefined) page.go(address);
    // Another hash of the same page would not load it anew.
    if (address === undefined || address.split('#')[0] === pathname + search) page.reload();
  }

  const currentPath = () => {
    const { pathname, search, hash } = page.url();
    return pathname + search + hash;
  };

  function show(dialog: Partial<LoginState>): void {
    shown += 1;
    setState({ ...closed, ...dialog, authError: noAuthError });
  }

  function hide(): void {
    redirectTo = undefined;
    show(noCaller);
  }

  function facebookPath(): string {
    return paths.facebookLogin(target() ?? currentPath(), intent());
  }

  return Object.assign(store, {
    displayLogin: ({
      callerControl,
      objectId,
      ratingValue,
      redirectTo: address,
    }: Parameters<LoginStore['displayLogin']>[0] = {}) => {
      const { isSignUpDialogOpen, isResetPasswordDialogOpen } = getState();
      // Back from sign-up or reset it still leads where it was to lead before.
      redirectTo = address ?? (isSignUpDialogOpen || isResetPasswordDialogOpen ? redirectTo : undefined);
      show({
        isOpen: true,
        callerControl: callerControl ?? null,
        objectId: objectId ?? null,
        ratingValue: ratingValue ?? null,
      });
    },
    displaySignUp: () => show({ isSignUpDialogOpen: true }),
    displayReset: () => show({ isResetPasswordDialogOpen: true, resetPasswordSuccessful: false }),
    hide,
    clearErrors: () => setState({ authError: noAuthError }),
    reset: () => {
      if (isLeaving) setState({ isFetching: false });
      isLeaving = false;
      show({ loginSuccessful: false, resetPasswordSuccessful: false, changePasswordSuccessful: false });
    },

    async logIn({ email, password }: { email: string; password: string }) {
      // AUTH-9: an address that cannot be one is not sent and not scolded.
      if (!isEmail(email) || password.length > maxFieldLength) return;
      const isIn = await send(['email', 'password', 'non_field_errors'], async () => {
        await api.profiles.logIn({ email: email.trim(), password }, intent());
        return { loginSuccessful: true };
      });
      if (!isIn) return;
      isLeaving = true;
      announce(words.loggedIn);
      const read = new Promise((resolve) => setTimeout(resolve, READING_MS));
      await Promise.all([read, session.noteLogIn()]);
      leaveFor(target());
    },

    async signUp({
      email,
      password,
      passwordAgain,
    }: {
      email: string;
      password: string;
      passwordAgain: string;
    }) {
      if (getState().isFetching || isLeaving) return;
      if (password !== passwordAgain) return refuse({ password: words.passwordsDiffer });
      if (!isEmail(email)) return refuse({ email: words.badEmail });
      if (password.length > maxFieldLength) return refuse({ password: words.passwordTooLong });
      const isIn = await send(['email', 'password', 'non_field_errors'], async () => {
        await api.profiles.register({ email: email.trim(), password }, intent());
        // Busy until the page is gone: nothing else would show that it worked.
        return { isFetching: true };
      });
      if (!isIn) return;
      isLeaving = true;
      await session.noteLogIn();
      leaveFor(paths.onboarding());
    },

    async resetPassword({ email }: { email: string }) {
      await send(['email'], async () => {
        await api.profiles.resetPassword({ email: email.trim() });
        return { resetPasswordSuccessful: true };
      });
    },

    async changePassword({ currentPassword, newPassword }: { currentPassword: string; newPassword: string }) {
      setState({ changePasswordSuccessful: false });
      await send(['new_password', 'current_password', 'non_field_errors'], async () => {
        await api.profiles.changePassword({ current_password: currentPassword, new_password: newPassword });
        return { changePasswordSuccessful: true };
      });
    },

    facebookPath,
    async logInWithFacebook() {
      const address = facebookPath();
      await session.noteLogIn();
      page.go(address);
    },

    start() {
      if (page.url().searchParams.has(signUpParameter)) {
        void session.whenKnown().then((status) => {
          if (status === 'guest') show({ isSignUpDialogOpen: true });
        });
      }
      // Logged in by another tab: there is nothing left to ask for.
      return session.subscribe(({ status }, before) => {
        if (status === 'authenticated' && before.status !== status && !isLeaving) hide();
      });
    },
  });
}
