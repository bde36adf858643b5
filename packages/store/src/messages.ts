import type { Language } from '@cityguide/site-config';

/** All texts of the store that are shown to visitors. */
export interface StoreMessages {
  loggedIn: string;
  generalError: string;
  passwordsDiffer: string;
  badEmail: string;
  passwordTooLong: string;
  passwordChanged: string;
  newPasswordSaved: string;
  notSaved: string;
  notRemoved: string;
}

const messagesByLanguage: Record<Language, StoreMessages> = {
  'en-CA': {
    loggedIn: 'Login successful.',
    generalError: 'Something went wrong. Please check your connection and try again.',
    passwordsDiffer: "The two passwords fields didn't match.",
    badEmail: 'Enter a valid email address.',
    passwordTooLong: 'Ensure this field has no more than 255 characters.',
    passwordChanged: 'Your password has been changed.',
    newPasswordSaved: 'Your new password is saved. Log in with it.',
    notSaved: 'That could not be saved. Please try again.',
    notRemoved: 'That could not be removed. Please try again.',
  },
  'fr-CA': {
    loggedIn: 'Connexion réussie.',
    generalError: 'Un problème est survenu. Vérifiez votre connexion et réessayez.',
    passwordsDiffer: 'Les deux mots de passe ne correspondent pas.',
    badEmail: 'Saisissez une adresse courriel valide.',
    passwordTooLong: 'Ce champ ne peut contenir plus de 255 caractères.',
    passwordChanged: 'Votre mot de passe a été modifié.',
    newPasswordSaved: 'Votre nouveau mot de passe est enregistré. Utilisez-le pour vous connecter.',
    notSaved: 'L’élément n’a pas pu être enregistré. Veuillez réessayer.',
    notRemoved: 'L’élément n’a pas pu être retiré. Veuillez réessayer.',
  },
};

/** The store's messages in the site's own language. */
export const messagesFor = (languages: readonly Language[]): StoreMessages =>
  messagesByLanguage[languages[0] ?? 'en-CA'];
