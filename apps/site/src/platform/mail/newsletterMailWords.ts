import type { LinkMailWords, MailLanguage } from './mailWords';

/** What the mail says by which the owner of an address confirms a wish for newsletters. */
export const confirmationWords: Readonly<Record<MailLanguage, LinkMailWords>> = {
  en: {
    subject: (siteName) => `Confirm your newsletter from ${siteName}`,
    greeting: 'Hello,',
    reason: (siteName) => `Somebody, hopefully you, asked for the newsletter of ${siteName} at this address.`,
    action: 'Confirm the newsletter',
    limit: 'The link works once, within three days.',
    otherwise: 'If it was not you, nothing needs doing: without your confirmation no letter is sent.',
  },
  fr: {
    subject: (siteName) => `Confirmez votre infolettre de ${siteName}`,
    greeting: 'Bonjour,',
    reason: (siteName) =>
      `Quelqu’un, sans doute vous, a demandé l’infolettre de ${siteName} à cette adresse.`,
    action: 'Confirmer l’infolettre',
    limit: 'Le lien fonctionne une seule fois, pendant trois jours.',
    otherwise:
      'Si ce n’était pas vous, il n’y a rien à faire : sans votre confirmation, aucune infolettre ne sera envoyée.',
  },
};

/** What the first letter after the confirmation says; every letter has its link. */
export const welcomeWords: Readonly<Record<MailLanguage, LinkMailWords>> = {
  en: {
    subject: (siteName) => `Welcome to the newsletter of ${siteName}`,
    greeting: 'Hello,',
    reason: (siteName) => `Your subscription is confirmed: the next letter of ${siteName} comes to you.`,
    action: 'Unsubscribe',
    limit: 'You can leave at any time, without logging in.',
    otherwise: 'Keep this mail: the link goes on working.',
  },
  fr: {
    subject: (siteName) => `Bienvenue à l’infolettre de ${siteName}`,
    greeting: 'Bonjour,',
    reason: (siteName) =>
      `Votre abonnement est confirmé : vous recevrez la prochaine infolettre de ${siteName}.`,
    action: 'Me désabonner',
    limit: 'Vous pouvez vous désabonner à tout moment, sans ouvrir de session.',
    otherwise: 'Conservez ce courriel : le lien reste valable.',
  },
};
