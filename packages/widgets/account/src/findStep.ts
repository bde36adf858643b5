import type { LoginState } from '@cityguide/store';

export type Step = 'login' | 'sign-up' | 'reset' | 'change-password' | 'new-password';

/** Which of the dialogs the state asks for; null for none. */
export function findStep(state: LoginState): Step | null {
  if (state.isOpen) return 'login';
  if (state.isSignUpDialogOpen) return 'sign-up';
  if (state.isResetPasswordDialogOpen) return 'reset';
  if (state.isChangePasswordDialogOpen) return 'change-password';
  return state.isNewPasswordDialogOpen ? 'new-password' : null;
}
