import type { PostLoginIntent } from '@cityguide/api/client';
import { siteLinks } from '@cityguide/site-config';
import { createStore } from 'zustand/vanilla';
import type { Services } from '../services/Services';
import type { Session } from '../session/createSession';
import { messagesFor } from '../messages';
import { createLoginRedirect } from './createLoginRedirect';
import { createLoginForms } from './createLoginForms';
import { createFormSender } from './createFormSender';
import { allDialogsClosed, initialState, noIntent, noSuccessFlags } from './loginState';
import type { DisplayLoginOptions, LoginState, LoginStore } from './LoginStore';
import { noAuthError } from './parseAuthError';
import { getChangePasswordPath, consumeDialogParameters } from './consumeDialogParameters';

/** How long 'Login successful.' is shown, so that it can be read and heard before the page unloads (AUTH-8). */
const SUCCESS_MESSAGE_MS = 800;

export interface Login extends LoginStore {
  start(): () => void;
}

export function createLogin(services: Services, session: Session): Login {
  const { site, page, announce, report } = services;
  const store = createStore<LoginState>(() => initialState);
  const { setState, getState } = store;
  const messages = messagesFor(site.languages);
  const paths = siteLinks(site, page.url().origin);
  const redirect = createLoginRedirect(page, paths);
  const sender = createFormSender({ getState, setState, generalError: messages.generalError, report });
  /** From the reset mail that led here. */
  let token: string | undefined;

  function getIntent(): PostLoginIntent | undefined {
    const { callerControl, objectId, ratingValue } = getState();
    if (!callerControl || objectId === null) return undefined;
    return { action: callerControl, objectId, ...(ratingValue !== null && { rating: ratingValue }) };
  }

  function show(dialog: Partial<LoginState>): void {
    sender.cancel();
    setState({ ...allDialogsClosed, ...dialog, authError: noAuthError });
  }

  function hide(): void {
    redirect.set(undefined);
    show({ ...noIntent, newPasswordSuccessful: false });
  }

  function displayLogin({
    callerControl,
    objectId,
    ratingValue,
    redirectTo,
  }: DisplayLoginOptions = {}): void {
    const { isSignUpDialogOpen, isResetPasswordDialogOpen } = getState();
    // Back from sign-up or reset it keeps its redirect.
    const isBack = isSignUpDialogOpen || isResetPasswordDialogOpen;
    redirect.set(redirectTo ?? (isBack ? redirect.get() : undefined));
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
      redirect.set(undefined);
      show({ ...noIntent, isChangePasswordDialogOpen: true, changePasswordSuccessful: false });
    } else displayLogin({ redirectTo: getChangePasswordPath(page) });
  }

  function facebookPath(): string | undefined {
    return paths.facebookLogin(redirect.getPathAfterLogIn() ?? redirect.getCurrentPath(), getIntent());
  }

  const forms = createLoginForms({
    services,
    session,
    sender,
    messages,
    getIntent,
    setErrors: (authError) => setState({ authError: { ...noAuthError, ...authError } }),
    getToken: () => token,
    async onLoggedIn() {
      sender.startLeaving();
      // Closing the dialog now does not change the redirect.
      const address = redirect.getPathAfterLogIn();
      announce(messages.loggedIn);
      const successMessageShown = new Promise((resolve) => setTimeout(resolve, SUCCESS_MESSAGE_MS));
      await Promise.all([successMessageShown, session.recordLogIn()]);
      redirect.navigateTo(address);
    },
    async onSignedUp() {
      sender.startLeaving();
      // A site without a page for new members leads them back to where they were.
      const address = paths.onboarding(redirect.getPathBeforeSignUp()) ?? redirect.getPathAfterLogIn();
      await session.recordLogIn();
      redirect.navigateTo(address);
    },
    onReset() {
      token = undefined;
      displayLogin({ redirectTo: paths.home });
      setState({ newPasswordSuccessful: true });
      // The server has ended every session of that member, perhaps this one.
      void session.recheck();
    },
  });

  function openFromUrl(): void {
    const dialogRequest = consumeDialogParameters(page, paths);
    token = dialogRequest?.token;
    if (dialogRequest?.dialog === 'new-password') show({ isNewPasswordDialogOpen: true });
    if (dialogRequest?.dialog === 'change-password') void displayChangePassword();
    if (dialogRequest?.dialog !== 'sign-up') return;
    void session.whenKnown().then((status) => {
      if (status === 'guest') show({ isSignUpDialogOpen: true });
    });
  }

  /** In this tab or another the visitor became a member or a guest. */
  function onSessionChange(isMember: boolean): void {
    const { isOpen, isSignUpDialogOpen, isResetPasswordDialogOpen, isChangePasswordDialogOpen } = getState();
    // The dialog is no longer needed; a pending form reports for itself.
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
      sender.cancelLeaving();
      show(noSuccessFlags);
    },
    facebookPath,
    async logInWithFacebook() {
      const address = facebookPath();
      if (!address) return;
      await session.recordDeparture();
      page.assign(address);
    },
    start() {
      openFromUrl();
      return session.subscribe(({ status }, before) => {
        if (status !== before.status && status !== 'unknown') onSessionChange(status === 'authenticated');
      });
    },
  });
}
