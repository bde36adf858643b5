import type { Language } from '@cityguide/site-config';

export interface AccountMessages {
  close: string;
  done: string;
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
  changePasswordTitle: string;
  changePasswordHelp: string;
  changePasswordSubmit: string;
  changePasswordDone: string;
  identitiesHelp(names: string): string;
  keepIdentities(names: string): string;
  identitiesUnlinked(names: string): string;
  newPasswordTitle: string;
  newPasswordHelp: string;
  newPasswordSubmit: string;
  newPasswordDone: string;
  uselessLink: string;
  sendNewLink: string;
  email: string;
  password: string;
  passwordAgain: string;
  currentPassword: string;
  newPassword: string;
  newPasswordAgain: string;
  passwordHint: string;
  showPassword: string;
  hidePassword: string;
  legal: string;
  privacy: string;
  terms: string;
}

const english: AccountMessages = {
  close: 'Close',
  done: 'Done',
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
  changePasswordTitle: 'Change password',
  changePasswordHelp: 'You stay logged in here. Everywhere else you will be logged out.',
  changePasswordSubmit: 'Save new password',
  changePasswordDone: 'Your password has been changed. Everywhere else you have been logged out.',
  identitiesHelp: (names) => `${names} logs you in as well. It will be unlinked unless you keep it.`,
  keepIdentities: (names) => `Keep ${names} linked`,
  identitiesUnlinked: (names) => `${names} is no longer linked.`,
  newPasswordTitle: 'Choose a new password',
  newPasswordHelp: 'You will be logged out everywhere and can then log in with it.',
  newPasswordSubmit: 'Save new password',
  newPasswordDone: 'Your new password is saved. Log in with it.',
  uselessLink: 'This link no longer works. It was used already or is too old.',
  sendNewLink: 'Send a new link',
  email: 'Email',
  password: 'Password',
  passwordAgain: 'Password again',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordAgain: 'New password again',
  passwordHint: 'At least 8 characters',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  legal: 'What happens with your data:',
  privacy: 'Privacy policy',
  terms: 'Terms of service',
};

const french: AccountMessages = {
  close: 'Fermer',
  done: 'Terminé',
  logInTitle: 'Connexion ou inscription',
  logInSubmit: 'Se connecter à mon compte',
  logInSuccessful: 'Connexion réussie.',
  logInWithFacebook: 'Se connecter avec Facebook',
  forgotPassword: 'Mot de passe oublié?',
  or: 'ou',
  newHere: 'Nouveau ici?',
  signUp: 'S’inscrire',
  signUpTitle: 'Inscription',
  signUpSubmit: 'Créer mon compte',
  haveAccount: 'Vous avez déjà un compte?',
  logIn: 'Se connecter',
  resetTitle: 'Réinitialiser le mot de passe',
  resetHelp:
    'Indiquez-nous votre adresse courriel et nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  resetSubmit: 'Envoyer le lien',
  resetDone: (email) =>
    `Un courriel a été envoyé à ${email}. Cliquez sur le lien qu’il contient pour réinitialiser votre mot de passe.`,
  backToLogIn: 'Retour à la connexion',
  changePasswordTitle: 'Changer de mot de passe',
  changePasswordHelp: 'Vous restez connecté ici. Partout ailleurs, vous serez déconnecté.',
  changePasswordSubmit: 'Enregistrer le nouveau mot de passe',
  changePasswordDone: 'Votre mot de passe a été modifié. Partout ailleurs, vous avez été déconnecté.',
  identitiesHelp: (names) => `${names} vous connecte aussi. Le lien sera supprimé, sauf si vous le gardez.`,
  keepIdentities: (names) => `Garder le lien avec ${names}`,
  identitiesUnlinked: (names) => `${names} n’est plus lié.`,
  newPasswordTitle: 'Choisir un nouveau mot de passe',
  newPasswordHelp: 'Vous serez déconnecté partout et pourrez ensuite vous connecter avec celui-ci.',
  newPasswordSubmit: 'Enregistrer le nouveau mot de passe',
  newPasswordDone: 'Votre nouveau mot de passe est enregistré. Utilisez-le pour vous connecter.',
  uselessLink: 'Ce lien ne fonctionne plus. Il a déjà été utilisé ou il est trop ancien.',
  sendNewLink: 'Envoyer un nouveau lien',
  email: 'Courriel',
  password: 'Mot de passe',
  passwordAgain: 'Mot de passe, encore une fois',
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  newPasswordAgain: 'Nouveau mot de passe, encore une fois',
  passwordHint: 'Au moins 8 caractères',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  legal: 'L’utilisation de vos données\u00a0:',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
};

/** All visible text, by language. */
export const messages: Record<Language, AccountMessages> = { 'en-CA': english, 'fr-CA': french };
