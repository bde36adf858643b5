import type { LogInIntent } from '@cityguide/api/client';
import type { StoreApi } from 'zustand/vanilla';

/** What a guest wanted to do when asked to log in (AUTH-15). */
export type CallerControl = LogInIntent['action'];

export interface Caller {
  callerControl?: CallerControl;
  objectId?: number;
  /** 1 to 5 in halves, with `rate` only. */
  ratingValue?: number;
  /** Where to go once logged in: an own path; else the page's `next` parameter, else the page reloads. */
  redirectTo?: string;
}

/** The first message of each field as the server words it, without the prefix `* `. */
export interface AuthError {
  email: string | null;
  password: string | null;
  nonFieldError: string | null;
  new_password: string | null;
  current_password: string | null;
  /** The link of the reset mail is used, too old or made up; only a new one helps. */
  token: string | null;
}

/** AUTH-19. At most one of the dialogs is open. */
export interface LoginState {
  isOpen: boolean;
  isSignUpDialogOpen: boolean;
  isResetPasswordDialogOpen: boolean;
  isChangePasswordDialogOpen: boolean;
  /** The dialog that the link of a reset mail leads to. */
  isNewPasswordDialogOpen: boolean;
  isFetching: boolean;
  authError: AuthError;
  loginSuccessful: boolean;
  resetPasswordSuccessful: boolean;
  changePasswordSuccessful: boolean;
  /** A new password was chosen by the link of a reset mail. */
  newPasswordSuccessful: boolean;
  callerControl: CallerControl | null;
  objectId: number | null;
  ratingValue: number | null;
}

/** The promises resolve when the answer has been dealt with and never reject; what went wrong is in `authError`. */
export interface LoginStore extends StoreApi<LoginState> {
  displayLogin(caller?: Caller): void;
  /** Keeps what the login dialog was opened for. */
  displaySignUp(): void;
  displayReset(): void;
  /** For members; a guest gets the log-in first and comes back to it. */
  displayChangePassword(): void;
  /**
   * Closes whatever is open, clears the error and forgets what it was opened for. A log-in or sign-up that is on its way
   * is withdrawn: who closes the dialog has changed their mind. A change of the password is not; its end is announced.
   */
  hide(): void;
  /** Takes messages away; a form does so for the passwords when one of them changes. */
  clearErrors(): void;
  /** Closes the dialogs and clears errors and success flags. */
  reset(): void;
  logIn(input: { email: string; password: string }): Promise<void>;
  signUp(input: { email: string; password: string; passwordAgain: string }): Promise<void>;
  resetPassword(input: { email: string }): Promise<void>;
  /**
   * Ends the member's other sessions and unlinks identities unless they are to be kept (DOOR-2). `newPasswordAgain` is
   * compared where it is given.
   */
  changePassword(input: {
    currentPassword: string;
    newPassword: string;
    newPasswordAgain?: string;
    keepIdentities?: boolean;
  }): Promise<void>;
  /** Sets a new password by the link of the reset mail that led to this page, then shows the log-in. */
  confirmReset(input: { newPassword: string; newPasswordAgain: string }): Promise<void>;
  /** Address of the redirect to Facebook, with what the login dialog was opened for. */
  facebookPath(): string;
  /** Leaves for Facebook. For the click on a link to `facebookPath()`. */
  logInWithFacebook(): Promise<void>;
}
