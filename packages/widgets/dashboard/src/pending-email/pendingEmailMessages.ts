import type { Language } from '@cityguide/site-config';

interface Addresses {
  email: string;
  pending: string;
}

const english = {
  sent: ({ email, pending }: Addresses) =>
    `We sent a link to ${pending}. Until you confirm it there, ${email} stays your email.`,
  sentToPresent: ({ email, pending }: Addresses) =>
    `We sent a link to ${email}, since you have no password. Confirm there that ${pending} is to be your email.`,
  cancel: 'Cancel the change',
  cancelled: (email: string) => `The change is cancelled. ${email} stays your email.`,
  failed: 'The change could not be cancelled. Please try again.',
};

/** The text about an email that waits for its confirmation (DOOR-1). */
export type PendingEmailMessages = typeof english;

const french: PendingEmailMessages = {
  sent: ({ email, pending }) =>
    `Nous avons envoyé un lien à ${pending}. Tant que vous ne l’y avez pas confirmée, ${email} reste votre adresse.`,
  sentToPresent: ({ email, pending }) =>
    `Comme vous n’avez pas de mot de passe, nous avons envoyé un lien à ${email}. Confirmez-y que ${pending} sera votre adresse.`,
  cancel: 'Annuler le changement',
  cancelled: (email) => `Le changement est annulé. ${email} reste votre adresse.`,
  failed: 'Le changement n’a pas pu être annulé. Veuillez réessayer.',
};

export const pendingEmailMessages: Readonly<Record<Language, PendingEmailMessages>> = {
  'en-CA': english,
  'fr-CA': french,
};
