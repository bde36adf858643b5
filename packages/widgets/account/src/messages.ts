import type { Language } from '@cityguide/site-config';

export interface AccountMessages {
  close: string;
  logInTitle: string;
  logInSubmit: string;
  logInSuccessful: string;
  logInWithFacebook: string;
  forgotPassword: string;
  or: string;
  newHere: string;
  signUp: string;
  signUpTitle: string;
  signUpSubmit: string;
  haveAccount: string;
  logIn: string;
  resetTitle: string;
  resetHelp: string;
  resetSubmit: string;
  resetDone(email: string): string;
  backToLogIn: string;
  email: string;
  password: string;
  passwordAgain: string;
  passwordHint: string;
  showPassword: string;
  hidePassword: string;
  legal: string;
  privacy: string;
  terms: string;
}

const english: AccountMessages = {
  close: 'Close',
  logInTitle: 'Log in or Sign up',
  logInSubmit: 'Log in to your account',
  logInSuccessful: 'Login successful.',
  logInWithFacebook: 'Log in with Facebook',
  forgotPassword: 'Forgot password?',
  or: 'or',
  newHere: 'New here?',
  signUp: 'Sign up',
  signUpTitle: 'Sign up',
  signUpSubmit: 'Create account',
  haveAccount: 'Already have an account?',
  logIn: 'Log in',
  resetTitle: 'Reset password',
  resetHelp: 'Tell us your email address and we will send you a link to choose a new password.',
  resetSubmit: 'Send the link',
  resetDone: (email) =>
    `An email has been sent to ${email}. Click the link in the email to reset your password.`,
  backToLogIn: 'Back to log in',
  email: 'Email',
  password: 'Password',
  passwordAgain: 'Password again',
  passwordHint: 'At least 8 characters',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  legal: 'What happens with your data:',
  privacy: 'Privacy policy',
  terms: 'Terms of service',
};

/** All visible words, by language; a language that is not there yet reads English. */
export const messages: Partial<Record<Language, AccountMessages>> & { 'en-CA': AccountMessages } = {
  'en-CA': english,
};
