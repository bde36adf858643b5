import type { LogInIntent } from '@cityguide/api/client';
import { sitePaths } from '@cityguide/site-config';
import { createStore } from 'zustand/vanilla';
import type { Services } from '../services/Services';
import type { Session } from '../session/createSession';
import { wordsFor } from '../words';
import { createDestination } from './createDestination';
import { createForms } from './createForms';
import { createSender } from './createSender';
import { allClosed, initialState, noCaller, noSuccess } from './loginState';
import type { Caller, LoginState, LoginStore } from './LoginStore';
import { noAuthError } from './parseAuthError';
import { changePasswordAddress, takeFromAddress } from './takeFromAddress';

/** How long 'Login successful.' stands, so that it can be read and heard before the page leaves (AUTH-8). */
const READING_MS = 800;

export interface Login extends LoginStore {
  start(): () => void;
}

export function createLogin(services: Services, session: Session): Login {
  const { site, page, announce, report } = services;
  const store = createStore<LoginState>(() => initialState);
  const { setState, getState } = store;
  const words = wordsFor(site.languages);
  const paths = sitePaths(site);
  const destination = createDestination(page, paths);
  const sender = createSender({ getState, setState, generalError: words.generalError, report });
  /** Of the reset mail that led here. */
  let token: string | undefined;

  function intent(): LogInIntent | undefined {
    const { callerControl, objectId, ratingValue } = getState();
    if (!callerControl || objectId === null) return undefined;
    return { action: callerControl, objectId, ...(ratingValue !== null && { rating: ratingValue }) };
  }

  function show(dialog: Partial<LoginState>): void {
    sender.withdraw();
    setState({ ...allClosed, ...dialog, authError: noAuthError });
  }

  function hide(): void {
    destination.set(undefined);
    show({ ...noCaller, newPasswordSuccessful: false });
  }

  function displayLogin({ callerControl, objectId, ratingValue, redirectTo }: Caller = {}): void {
    const { isSignUpDialogOpen, isResetPasswordDialogOpen } = getState();
    // Back from sign-up or reset it still leads where it was to lead before.
    const isBack = isSignUpDialogOpen || isResetPasswordDialogOpen;
    destination.set(redirectTo ?? (isBack ? destination.get() : undefined));
    show({
      isOpen: true,
      callerControl: callerControl ?? null,
      objectId: objectId ?? null,
      ratingValue: ratingValue ?? null,
      newPasswordSuccessful: false,
    });
  }

  async function displayChangePassword(): Promise<void> {
    if ((await session.whenKnown()) === 'authenticated') {
      destination.set(undefined);
      show({ ...noCaller, isChangePasswordDialogOpen: true, changePasswordSuccessful: false });
    } else displayLogin({ redirectTo: changePasswordAddress(page) });
  }

  function facebookPath(): string {
    return paths.facebookLogin(destination.afterLogIn() ?? destination.here(), intent());
  }

  const forms = createForms({
    services,
    session,
    sender,
    words,
    intent,
    refuse: (authError) => setState({ authError: { ...noAuthError, ...authError } }),
    token: () => token,
    async onLoggedIn() {
      sender.leave();
      // Closing the dialog now does not change where it leads.
      const address = destination.afterLogIn();
      announce(words.loggedIn);
      const read = new Promise((resolve) => setTimeout(resolve, READING_MS));
      await Promise.all([read, session.noteLogIn()]);
      destination.leaveFor(address);
    },
    async onSignedUp() {
      sender.leave();
      const address = paths.onboarding(destination.beforeSignUp());
      await session.noteLogIn();
      destination.leaveFor(address);
    },
    onReset() {
      token = undefined;
      displayLogin({ redirectTo: paths.home });
      setState({ newPasswordSuccessful: true });
      // The server has ended every session of that member, perhaps this one.
      void session.recheck();
    },
  });

  function openFromAddress(): void {
    const wish = takeFromAddress(page, paths);
    token = wish?.token;
    if (wish?.dialog === 'new-password') show({ isNewPasswordDialogOpen: true });
    if (wish?.dialog === 'change-password') void displayChangePassword();
    if (wish?.dialog !== 'sign-up') return;
    void session.whenKnown().then((status) => {
      if (status === 'guest') show({ isSignUpDialogOpen: true });
    });
  }

  /** In this tab or another the visitor became a member or a guest. */
  function followSession(isMember: boolean): void {
    const { isOpen, isSignUpDialogOpen, isResetPasswordDialogOpen, isChangePasswordDialogOpen } = getState();
    // There is nothing left to ask for; a form under way says so itself.
    if (isMember && !sender.isBusy() && (isOpen || isSignUpDialogOpen || isResetPasswordDialogOpen)) hide();
    if (!isMember && isChangePasswordDialogOpen) void displayChangePassword();
  }

  return Object.assign(store, {
    ...forms,
    displayLogin,
    displaySignUp: () => show({ isSignUpDialogOpen: true }),
    displayReset: () => show({ isResetPasswordDialogOpen: true, resetPasswordSuccessful: false }),
    displayChangePassword: () => void displayChangePassword(),
    hide,
    clearErrors: () => setState({ authError: noAuthError }),
    reset() {
      sender.stay();
      show(noSuccess);
    },
    facebookPath,
    async logInWithFacebook() {
      const address = facebookPath();
      await session.noteDeparture();
      page.go(address);
    },
    start() {
      openFromAddress();
      return session.subscribe(({ status }, before) => {
        if (status !== before.status && status !== 'unknown') followSession(status === 'authenticated');
      });
    },
  });
}
