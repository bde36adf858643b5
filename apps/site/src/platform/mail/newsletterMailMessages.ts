import type { LinkMailMessages, MailLanguage } from './mailMessages';

/** Texts of the mail that asks the owner of an address to confirm a newsletter subscription. */
export const confirmationMessages: Readonly<Record<MailLanguage, LinkMailMessages>> = {
  en: {
    subject: (siteName) => `Confirm your newsletter from ${siteName}`,
    greeting: 'Hello,',
    reason: (siteName) => `Somebody, hopefully you, asked for the newsletter of ${siteName} at this address.`,
    action: 'Confirm the newsletter',
    validityNote: 'The link works once, within three days.',
    closingNote: 'If it was not you, nothing needs doing: without your confirmation no letter is sent.',
  },
  fr: {
    subject: (siteName) => `Confirmez votre infolettre de ${siteName}`,
    greeting: 'Bonjour,',
    reason: (siteName) =>
      `Quelqu’un, sans doute vous, a demandé l’infolettre de ${siteName} à cette adresse.`,
    action: 'Confirmer l’infolettre',
    validityNote: 'Le lien fonctionne une seule fois, pendant trois jours.',
    closingNote:
      'Si ce n’était pas vous, il n’y a rien à faire : sans votre confirmation, aucune infolettre ne sera envoyée.',
  },
};

/** Texts of the first newsletter after the confirmation; every newsletter has its link. */
export const welcomeMessages: Readonly<Record<MailLanguage, LinkMailMessages>> = {
  en: {
    subject: (siteName) => `Welcome to the newsletter of ${siteName}`,
    greeting: 'Hello,',
    reason: (siteName) => `Your subscription is confirmed: the next letter of ${siteName} comes to you.`,
    action: 'Unsubscribe',
    validityNote: 'You can leave at any time, without logging in.',
    closingNote: 'Keep this mail: the link goes on working.',
  },
  fr: {
    subject: (siteName) => `Bienvenue à l’infolettre de ${siteName}`,
    greeting: 'Bonjour,',
    reason: (siteName) =>
      `Votre abonnement est confirmé : vous recevrez la prochaine infolettre de ${siteName}.`,
    action: 'Me désabonner',
    validityNote: 'Vous pouvez vous désabonner à tout moment, sans ouvrir de session.',
    closingNote: 'Conservez ce courriel : le lien reste valable.',
  },
};
