import type { LinkMailMessages, MailLanguage } from './mailMessages';

type MessagesByLanguage<Facts> = Readonly<Record<MailLanguage, (facts: Facts) => LinkMailMessages>>;

/** To the new address: its owner confirms that it is theirs. */
export const confirmEmailMessages: MessagesByLanguage<{ email: string }> = {
  en: ({ email }) => ({
    subject: (siteName) => `Confirm your new email address for ${siteName}`,
    greeting: 'Hello,',
    reason: (siteName) => `Somebody, hopefully you, wants to use ${email} for their account at ${siteName}.`,
    action: 'Confirm this address',
    validityNote: 'The link works once, within a day. Until then the account keeps its present address.',
    closingNote: 'If it was not you, nothing needs doing: without your confirmation nothing changes.',
  }),
  fr: ({ email }) => ({
    subject: (siteName) => `Confirmez votre nouvelle adresse courriel pour ${siteName}`,
    greeting: 'Bonjour,',
    reason: (siteName) =>
      `Quelqu’un, sans doute vous, veut utiliser ${email} pour son compte chez ${siteName}.`,
    action: 'Confirmer cette adresse',
    validityNote:
      'Le lien fonctionne une seule fois, pendant une journée. D’ici là, le compte garde son adresse actuelle.',
    closingNote: 'Si ce n’était pas vous, il n’y a rien à faire : sans votre confirmation, rien ne change.',
  }),
};

/** To the current address of a member without a password, who proves their identity by access to that mailbox. */
export const approveEmailMessages: MessagesByLanguage<{ email: string }> = {
  en: ({ email }) => ({
    subject: (siteName) => `Do you want another email address for ${siteName}?`,
    greeting: 'Hello,',
    reason: (siteName) =>
      `Somebody, hopefully you, wants to use ${email} for your account at ${siteName}. Since the account has no password, we ask you by mail.`,
    action: 'Allow the change',
    validityNote: 'The link works once, within a day. A mail to the new address is the next step.',
    closingNote:
      'If it was not you, do not allow it. Choose a password with “Forgot your password?”: that logs out everybody else.',
  }),
  fr: ({ email }) => ({
    subject: (siteName) => `Voulez-vous changer d’adresse courriel pour ${siteName}?`,
    greeting: 'Bonjour,',
    reason: (siteName) =>
      `Quelqu’un, sans doute vous, veut utiliser ${email} pour votre compte chez ${siteName}. Comme le compte n’a pas de mot de passe, nous vous le demandons par courriel.`,
    action: 'Autoriser le changement',
    validityNote:
      'Le lien fonctionne une seule fois, pendant une journée. L’étape suivante est un courriel à la nouvelle adresse.',
    closingNote:
      'Si ce n’était pas vous, n’autorisez rien. Choisissez un mot de passe par « Mot de passe oublié? » : cela ferme toutes les autres sessions.',
  }),
};

/** To the current address when a change is requested, and again to it when it has been replaced. */
export const takeBackMessages: MessagesByLanguage<{ email: string; isDone: boolean }> = {
  en: ({ email, isDone }) => ({
    subject: (siteName) =>
      isDone
        ? `Your email address for ${siteName} was changed`
        : `Another email address was asked for at ${siteName}`,
    greeting: 'Hello,',
    reason: (siteName) =>
      isDone
        ? `Your account at ${siteName} now has the address ${email}. If you did that, nothing needs doing.`
        : `Somebody who knows your password wants to use ${email} for your account at ${siteName}. If that is you, nothing needs doing here.`,
    action: 'This was not me',
    validityNote: 'The link works for 7 days.',
    closingNote:
      'It brings this address back, logs out everybody everywhere, and lets you choose a new password.',
  }),
  fr: ({ email, isDone }) => ({
    subject: (siteName) =>
      isDone
        ? `Votre adresse courriel pour ${siteName} a été changée`
        : `Une autre adresse courriel a été demandée chez ${siteName}`,
    greeting: 'Bonjour,',
    reason: (siteName) =>
      isDone
        ? `Votre compte chez ${siteName} a maintenant l’adresse ${email}. Si c’est vous, il n’y a rien à faire.`
        : `Quelqu’un qui connaît votre mot de passe veut utiliser ${email} pour votre compte chez ${siteName}. Si c’est vous, il n’y a rien à faire ici.`,
    action: 'Ce n’était pas moi',
    validityNote: 'Le lien fonctionne pendant 7 jours.',
    closingNote:
      'Il rétablit cette adresse, ferme toutes les sessions et vous laisse choisir un nouveau mot de passe.',
  }),
};

/** A log-in from a browser that the account does not know. `device` may be ''. */
export const newDeviceMessages: MessagesByLanguage<{ device: string; when: string }> = {
  en: ({ device, when }) => ({
    subject: (siteName) => `New log-in to your account at ${siteName}`,
    greeting: 'Hello,',
    reason: (siteName) =>
      `Somebody, hopefully you, logged in to your account at ${siteName} from a browser that we do not know: ${device || 'an unknown device'}, ${when}.`,
    action: 'See who is logged in',
    validityNote: 'If it was you, nothing needs doing.',
    closingNote: 'If not, change your password at once: that logs out everybody else.',
  }),
  fr: ({ device, when }) => ({
    subject: (siteName) => `Nouvelle connexion à votre compte chez ${siteName}`,
    greeting: 'Bonjour,',
    reason: (siteName) =>
      `Quelqu’un, sans doute vous, s’est connecté à votre compte chez ${siteName} depuis un navigateur que nous ne connaissons pas : ${device || 'appareil inconnu'}, ${when}.`,
    action: 'Voir les sessions ouvertes',
    validityNote: 'Si c’était vous, il n’y a rien à faire.',
    closingNote: 'Sinon, changez tout de suite votre mot de passe : cela ferme toutes les autres sessions.',
  }),
};

/** A Facebook account was linked and can log in from now on. */
export const linkedIdentityMessages: MessagesByLanguage<{ device: string; when: string }> = {
  en: ({ device, when }) => ({
    subject: (siteName) => `Facebook now opens your account at ${siteName}`,
    greeting: 'Hello,',
    reason: (siteName) =>
      `An account at Facebook was linked to yours at ${siteName} (${device || 'unknown device'}, ${when}). Whoever holds it can log in from now on.`,
    action: 'See what opens your account',
    validityNote: 'If it was you, nothing needs doing.',
    closingNote: 'If not, change your password at once: that unlinks it and logs out everybody else.',
  }),
  fr: ({ device, when }) => ({
    subject: (siteName) => `Facebook ouvre maintenant votre compte chez ${siteName}`,
    greeting: 'Bonjour,',
    reason: (siteName) =>
      `Un compte Facebook a été lié au vôtre chez ${siteName} (${device || 'appareil inconnu'}, ${when}). La personne qui le détient peut désormais se connecter.`,
    action: 'Voir ce qui ouvre votre compte',
    validityNote: 'Si c’était vous, il n’y a rien à faire.',
    closingNote:
      'Sinon, changez tout de suite votre mot de passe : cela retire le lien et ferme toutes les autres sessions.',
  }),
};
