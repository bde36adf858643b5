import type { LoginState } from '@cityguide/store';

export type DialogStep = 'login' | 'sign-up' | 'reset' | 'change-password' | 'new-password';

/** The dialog that is open according to the state, or null. */
export function getDialogStep(state: LoginState): DialogStep | null {
  if (state.isOpen) return 'login';
  if (state.isSignUpDialogOpen) return 'sign-up';
  if (state.isResetPasswordDialogOpen) return 'reset';
  if (state.isChangePasswordDialogOpen) return 'change-password';
  return state.isNewPasswordDialogOpen ? 'new-password' : null;
}
