import type { LoginState } from './LoginStore';
import { noAuthError } from './parseAuthError';

export const allDialogsClosed = {
  isOpen: false,
  isSignUpDialogOpen: false,
  isResetPasswordDialogOpen: false,
  isChangePasswordDialogOpen: false,
  isNewPasswordDialogOpen: false,
};

export const noIntent = { callerControl: null, objectId: null, ratingValue: null };

export const noSuccessFlags = {
  loginSuccessful: false,
  resetPasswordSuccessful: false,
  changePasswordSuccessful: false,
  newPasswordSuccessful: false,
};

export const initialState: LoginState = {
  ...allDialogsClosed,
  ...noIntent,
  ...noSuccessFlags,
  isFetching: false,
  authError: noAuthError,
};

/** Whether one of the dialogs is open. */
export const isDialogOpen = (state: LoginState): boolean =>
  (Object.keys(allDialogsClosed) as (keyof typeof allDialogsClosed)[]).some((flag) => state[flag]);
