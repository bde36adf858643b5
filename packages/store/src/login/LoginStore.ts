import type { PostLoginIntent } from '@cityguide/api/client';
import type { StoreApi } from 'zustand/vanilla';

/** What a guest wanted to do when the login dialog was opened (AUTH-15). */
export type IntentAction = PostLoginIntent['action'];

export interface DisplayLoginOptions {
  callerControl?: IntentAction;
  objectId?: number;
  /** 1 to 5 in halves, with `rate` only. */
  ratingValue?: number;
  /** Where to go after the login: an own path; else the page's `next` parameter, else the page reloads. */
  redirectTo?: string;
}

/** The server's first message for each field, without the prefix `* `. */
export interface AuthError {
  email: string | null;
  password: string | null;
  nonFieldError: string | null;
  new_password: string | null;
  current_password: string | null;
  /** The link of the reset mail is used, expired or invalid; only a new one helps. */
  token: string | null;
}

/** AUTH-19. At most one of the dialogs is open. */
export interface LoginState {
  isOpen: boolean;
  isSignUpDialogOpen: boolean;
  isResetPasswordDialogOpen: boolean;
  isChangePasswordDialogOpen: boolean;
  /** The dialog that the link of a reset mail opens. */
  isNewPasswordDialogOpen: boolean;
  isFetching: boolean;
  authError: AuthError;
  loginSuccessful: boolean;
  resetPasswordSuccessful: boolean;
  changePasswordSuccessful: boolean;
  /** A new password was chosen through the link of a reset mail. */
  newPasswordSuccessful: boolean;
  callerControl: IntentAction | null;
  objectId: number | null;
  ratingValue: number | null;
}

/** The promises resolve when the response has been handled and never reject; errors are in `authError`. */
export interface LoginStore extends StoreApi<LoginState> {
  displayLogin(options?: DisplayLoginOptions): void;
  /** Keeps the intent of the login dialog. */
  displaySignUp(): void;
  displayReset(): void;
  /** For members; a guest gets the login first and comes back to it. */
  displayChangePassword(): void;
  /**
   * Closes any dialog, clears the error and the intent. A pending login or sign-up is cancelled: a visitor who closes
   * the dialog has changed their mind. A password change is not cancelled; its result is announced.
   */
  hide(): void;
  /** Clears messages; a form does so for the passwords when one of them changes. */
  clearErrors(): void;
  /** Closes the dialogs and clears errors and success flags. */
  reset(): void;
  logIn(input: { email: string; password: string }): Promise<void>;
  signUp(input: { email: string; password: string; passwordAgain: string }): Promise<void>;
  resetPassword(input: { email: string }): Promise<void>;
  /**
   * Ends the member's other sessions and unlinks identities unless they are to be kept (DOOR-2). `newPasswordAgain` is
   * compared if it is given.
   */
  changePassword(input: {
    currentPassword: string;
    newPassword: string;
    newPasswordAgain?: string;
    keepIdentities?: boolean;
  }): Promise<void>;
  /** Sets a new password through the link of the reset mail that led to this page, then shows the login. */
  confirmReset(input: { newPassword: string; newPasswordAgain: string }): Promise<void>;
  /** URL of the redirect to Facebook, with the intent of the login dialog; undefined where the site has none. */
  facebookPath(): string | undefined;
  /** Redirects to Facebook. For the click on a link to `facebookPath()`. */
  logInWithFacebook(): Promise<void>;
}
