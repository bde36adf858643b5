import type { SiteConfig } from '@cityguide/site-config';
import {
  MAX_PHOTO_BYTES,
  MAX_PHOTO_PIXELS,
  MAX_PHOTO_SIDE,
  type UploadError,
} from '@cityguide/store/uploads';

const MEGABYTES = MAX_PHOTO_BYTES / 1024 ** 2;
const MEGAPIXELS = MAX_PHOTO_PIXELS / 1e6;

const englishFaults: Record<UploadError, string> = {
  type: 'This is no JPEG, PNG or WebP picture. Save it as JPEG and choose it again.',
  heic: 'HEIC pictures cannot be added. Save it as JPEG, or set your phone’s camera to “Most compatible”.',
  empty: 'This file is empty.',
  large: `This file is larger than ${MEGABYTES} MB. Choose a smaller one.`,
  pixels: `Up to ${MEGAPIXELS} megapixels and ${MAX_PHOTO_SIDE} pixels a side can be added. Make it smaller.`,
  damaged: 'This picture is damaged or has been moved. Choose it again.',
  refused: 'This picture was not accepted.',
  network: 'The connection was lost. Check it and try again.',
  stalled: 'The connection is too slow at the moment. Try again later.',
  busy: 'Too many photos at the moment. Try again in a while.',
  cancelled: 'Cancelled.',
  failed: 'This photo could not be added. Try again.',
};

const english = {
  title: 'Add photos',
  close: 'Close',
  choose: 'Choose photos',
  orDrop: 'or drag them here, or paste them',
  limits: `JPEG, PNG or WebP, up to ${MEGABYTES} MB each`,
  chosenPhotos: 'Chosen photos',
  description: 'Description (optional)',
  checking: 'Checking...',
  waiting: 'Waiting...',
  sending: (name: string) => `Sending ${name}`,
  sent: (sent: string, whole: string) => `${sent} of ${whole}`,
  done: 'Added',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  remove: (name: string) => `Remove ${name}`,
  send: (count: number) => (count === 0 ? 'Add photos' : count === 1 ? 'Add 1 photo' : `Add ${count} photos`),
  logInFirst: 'You will be asked to log in first. What you have chosen stays.',
  logInElsewhere:
    'This browser cannot keep your photos while you log in here. Log in in another tab and come back:',
  logIn: 'Log in in a new tab',
  chosen: (count: number) => (count === 1 ? '1 photo chosen.' : `${count} photos chosen.`),
  added: (name: string) => `${name} was added.`,
  notAdded: (name: string, fault: string) => `${name}: ${fault}`,
  size: (width: number, height: number) => `This picture has ${width} × ${height} pixels.`,
  faults: englishFaults,
};

/** All visible text of the upload panel (FMT-5). */
export type UploadMessages = typeof english;

const french: UploadMessages = {
  title: 'Ajouter des photos',
  close: 'Fermer',
  choose: 'Choisir des photos',
  orDrop: 'ou glissez-les ici, ou collez-les',
  limits: `JPEG, PNG ou WebP, jusqu’à ${MEGABYTES} Mo chacune`,
  chosenPhotos: 'Photos choisies',
  description: 'Description (facultative)',
  checking: 'Vérification...',
  waiting: 'En attente...',
  sending: (name) => `Envoi de ${name}`,
  sent: (sent, whole) => `${sent} sur ${whole}`,
  done: 'Ajoutée',
  cancel: 'Annuler',
  tryAgain: 'Réessayer',
  remove: (name) => `Retirer ${name}`,
  send: (count) =>
    count === 0 ? 'Ajouter les photos' : count === 1 ? 'Ajouter 1 photo' : `Ajouter ${count} photos`,
  logInFirst: 'Vous devrez d’abord vous connecter. Vos choix sont conservés.',
  logInElsewhere:
    'Ce navigateur ne peut pas conserver vos photos pendant la connexion. Connectez-vous dans un autre onglet, puis revenez :',
  logIn: 'Se connecter dans un nouvel onglet',
  chosen: (count) => (count === 1 ? '1 photo choisie.' : `${count} photos choisies.`),
  added: (name) => `${name} a été ajoutée.`,
  notAdded: (name, fault) => `${name} : ${fault}`,
  size: (width, height) => `Cette image a ${width} × ${height} pixels.`,
  faults: {
    type: 'Ce n’est pas une image JPEG, PNG ou WebP. Enregistrez-la en JPEG et choisissez-la de nouveau.',
    heic: 'Les images HEIC ne peuvent pas être ajoutées. Enregistrez-la en JPEG ou réglez l’appareil photo sur « Le plus compatible ».',
    empty: 'Ce fichier est vide.',
    large: `Ce fichier dépasse ${MEGABYTES} Mo. Choisissez-en un plus petit.`,
    pixels: `La limite est de ${MEGAPIXELS} mégapixels et de ${MAX_PHOTO_SIDE} pixels de côté. Réduisez-la.`,
    damaged: 'Cette image est endommagée ou a été déplacée. Choisissez-la de nouveau.',
    refused: 'Cette image n’a pas été acceptée.',
    network: 'La connexion a été perdue. Vérifiez-la et réessayez.',
    stalled: 'La connexion est trop lente pour le moment. Réessayez plus tard.',
    busy: 'Trop de photos pour le moment. Réessayez dans un instant.',
    cancelled: 'Annulé.',
    failed: 'Cette photo n’a pas pu être ajoutée. Réessayez.',
  },
};

const messages = { 'en-CA': english, 'fr-CA': french };

/** The text in the site's language, the first that it lists. */
export function findUploadMessages({ languages }: Pick<SiteConfig, 'languages'>): UploadMessages {
  return messages[languages[0] ?? 'en-CA'];
}
