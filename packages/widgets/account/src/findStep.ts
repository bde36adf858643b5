import type { LoginState } from '@cityguide/store';

export type Step = 'login' | 'sign-up' | 'reset';

/** Which of the dialogs the state asks for; null for none. */
export function findStep(state: LoginState): Step | null {
  if (state.isOpen) return 'login';
  if (state.isSignUpDialogOpen) return 'sign-up';
  return state.isResetPasswordDialogOpen ? 'reset' : null;
}
