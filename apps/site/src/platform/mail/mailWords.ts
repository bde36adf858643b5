/** The languages that mails are written in. */
export type MailLanguage = 'en' | 'fr';

/** The words of a mail around one link. */
export interface LinkMailWords {
  subject(siteName: string): string;
  greeting: string;
  reason(siteName: string): string;
  action: string;
  limit: string;
  otherwise: string;
}

/** What a mail with a link to a new password says. */
export const resetWords: Readonly<Record<MailLanguage, LinkMailWords>> = {
  en: {
    subject: (siteName) => `Choose a new password for ${siteName}`,
    greeting: 'Hello,',
    reason: (siteName) =>
      `Somebody, hopefully you, asked for a new password for your account at ${siteName}.`,
    action: 'Choose a new password',
    limit: 'The link works once, within an hour.',
    otherwise: 'If it was not you, nothing needs doing: your password stays as it is.',
  },
  fr: {
    subject: (siteName) => `Choisissez un nouveau mot de passe pour ${siteName}`,
    greeting: 'Bonjour,',
    reason: (siteName) =>
      `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte chez ${siteName}.`,
    action: 'Choisir un nouveau mot de passe',
    limit: 'Le lien fonctionne une seule fois, pendant une heure.',
    otherwise: 'Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste le même.',
  },
};
