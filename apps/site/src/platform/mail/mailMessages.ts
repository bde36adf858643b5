/** The languages that mails are available in. */
export type MailLanguage = 'en' | 'fr';

/** The texts of a mail with one link. */
export interface LinkMailMessages {
  subject(siteName: string): string;
  greeting: string;
  reason(siteName: string): string;
  action: string;
  validityNote: string;
  closingNote: string;
}

/** Texts of the password-reset mail. */
export const resetMessages: Readonly<Record<MailLanguage, LinkMailMessages>> = {
  en: {
    subject: (siteName) => `Choose a new password for ${siteName}`,
    greeting: 'Hello,',
    reason: (siteName) =>
      `Somebody, hopefully you, asked for a new password for your account at ${siteName}.`,
    action: 'Choose a new password',
    validityNote: 'The link works once, within an hour.',
    closingNote: 'If it was not you, nothing needs doing: your password stays as it is.',
  },
  fr: {
    subject: (siteName) => `Choisissez un nouveau mot de passe pour ${siteName}`,
    greeting: 'Bonjour,',
    reason: (siteName) =>
      `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte chez ${siteName}.`,
    action: 'Choisir un nouveau mot de passe',
    validityNote: 'Le lien fonctionne une seule fois, pendant une heure.',
    closingNote: 'Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste le même.',
  },
};
