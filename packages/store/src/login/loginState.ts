import type { LoginState } from './LoginStore';
import { noAuthError } from './parseAuthError';

export const allClosed = {
  isOpen: false,
  isSignUpDialogOpen: false,
  isResetPasswordDialogOpen: false,
  isChangePasswordDialogOpen: false,
  isNewPasswordDialogOpen: false,
};

export const noCaller = { callerControl: null, objectId: null, ratingValue: null };

export const noSuccess = {
  loginSuccessful: false,
  resetPasswordSuccessful: false,
  changePasswordSuccessful: false,
  newPasswordSuccessful: false,
};

export const initialState: LoginState = {
  ...allClosed,
  ...noCaller,
  ...noSuccess,
  isFetching: false,
  authError: noAuthError,
};

/** True while one of the dialogs is asked for. */
export const isDialogOpen = (state: LoginState): boolean =>
  (Object.keys(allClosed) as (keyof typeof allClosed)[]).some((flag) => state[flag]);
