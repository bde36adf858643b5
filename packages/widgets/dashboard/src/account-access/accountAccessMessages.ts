import type { Language } from '@cityguide/site-config';

const english = {
  loading: 'Loading...',
  loadFailed: 'Your account access could not be loaded.',
  tryAgain: 'Try again',
  unsupported:
    'This site does not list linked accounts and devices. Changing your password logs you out everywhere but here.',
  failed: 'That did not work. Please try again.',
  password: 'Password',
  passwordHelp: 'Changing it logs you out everywhere but here.',
  passwordChanged: (ago: string) => `Last changed ${ago}`,
  changePassword: 'Change password',
  noPassword:
    'You have not chosen a password yet. Choosing one by mail logs you out everywhere and unlinks the accounts below.',
  mailPasswordLink: 'Mail me a link to choose one',
  passwordLinkSent: (email: string) =>
    `An email has been sent to ${email}. Click the link in the email to choose a password.`,
  identities: 'Linked accounts',
  identitiesHelp: 'Each of them logs you in without your password.',
  noIdentities: 'No account of another service is linked.',
  linked: (ago: string) => `Linked ${ago}`,
  onlyWayIn: 'Your only way in. Choose a password first if you want to unlink it.',
  unlink: 'Unlink',
  unlinkQuestion: (name: string) => `${name} will no longer log you in here.`,
  keepLinked: 'Keep it linked',
  unlinked: (name: string) => `${name} is no longer linked.`,
  sessions: 'Where you are logged in',
  sessionsHelp: 'End what you do not recognise, then change your password.',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  lastUsed: (ago: string) => `Last used ${ago}`,
  loggedIn: (ago: string) => `Logged in ${ago}`,
  end: 'End',
  endQuestion: (device: string) => `${device} will be logged out.`,
  keepSession: 'Keep it',
  ended: (device: string) => `${device} is logged out.`,
  endOthers: 'End all others',
  endOthersQuestion: 'You will be logged out everywhere but here.',
  keepOthers: 'Keep them',
  othersEnded: 'You are now logged in here alone.',
};

/** The text of the account access page (DOOR-3). */
export type AccountAccessMessages = typeof english;

const french: AccountAccessMessages = {
  loading: 'Chargement...',
  loadFailed: 'Vos accès n’ont pas pu être chargés.',
  tryAgain: 'Réessayer',
  unsupported:
    'Ce site n’énumère ni les comptes liés ni les appareils. Changer votre mot de passe vous déconnecte partout ailleurs.',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  password: 'Mot de passe',
  passwordHelp: 'Le changer vous déconnecte partout ailleurs.',
  passwordChanged: (ago) => `Dernier changement ${ago}`,
  changePassword: 'Changer le mot de passe',
  noPassword:
    'Vous n’avez pas encore choisi de mot de passe. En choisir un par courriel vous déconnecte partout et dissocie les comptes ci-dessous.',
  mailPasswordLink: 'Recevoir un lien pour en choisir un',
  passwordLinkSent: (email) =>
    `Un courriel a été envoyé à ${email}. Cliquez sur le lien qu’il contient pour choisir un mot de passe.`,
  identities: 'Comptes liés',
  identitiesHelp: 'Chacun d’eux vous connecte sans votre mot de passe.',
  noIdentities: 'Aucun compte d’un autre service n’est lié.',
  linked: (ago) => `Lié ${ago}`,
  onlyWayIn: 'Votre seul accès. Choisissez d’abord un mot de passe si vous voulez le dissocier.',
  unlink: 'Dissocier',
  unlinkQuestion: (name) => `${name} ne vous connectera plus ici.`,
  keepLinked: 'Garder le lien',
  unlinked: (name) => `${name} n’est plus lié.`,
  sessions: 'Où vous êtes connecté',
  sessionsHelp: 'Mettez fin à ce que vous ne reconnaissez pas, puis changez votre mot de passe.',
  unknownDevice: 'Appareil inconnu',
  thisDevice: 'Cet appareil',
  lastUsed: (ago) => `Dernière utilisation ${ago}`,
  loggedIn: (ago) => `Connecté ${ago}`,
  end: 'Déconnecter',
  endQuestion: (device) => `${device} sera déconnecté.`,
  keepSession: 'Garder',
  ended: (device) => `${device} est déconnecté.`,
  endOthers: 'Déconnecter tous les autres',
  endOthersQuestion: 'Vous serez déconnecté partout ailleurs.',
  keepOthers: 'Les garder',
  othersEnded: 'Vous n’êtes plus connecté qu’ici.',
};

export const accountAccessMessages: Readonly<Record<Language, AccountAccessMessages>> = {
  'en-CA': english,
  'fr-CA': french,
};
