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
}

/** AUTH-19. At most one of the three dialogs is open. */
export interface LoginState {
  isOpen: boolean;
  isSignUpDialogOpen: boolean;
  isResetPasswordDialogOpen: boolean;
  isFetching: boolean;
  authError: AuthError;
  loginSuccessful: boolean;
  resetPasswordSuccessful: boolean;
  changePasswordSuccessful: boolean;
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
  /** Closes whatever is open, clears the error and forgets what it was opened for. */
  hide(): void;
  /** Takes messages away; a form does so for the passwords when one of them changes. */
  clearErrors(): void;
  /** Closes the dialogs and clears errors and success flags. */
  reset(): void;
  logIn(input: { email: string; password: string }): Promise<void>;
  signUp(input: { email: string; password: string; passwordAgain: string }): Promise<void>;
  resetPassword(input: { email: string }): Promise<void>;
  changePassword(input: { currentPassword: string; newPassword: string }): Promise<void>;
  /** Address of the redirect to Facebook, with what the login dialog was opened for. */
  facebookPath(): string;
  /** Leaves for Facebook. For the click on a link to `facebookPath()`. */
  logInWithFacebook(): Promise<void>;
}
