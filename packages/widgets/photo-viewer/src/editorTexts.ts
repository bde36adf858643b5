import { defineEditorTexts } from '@cityguide/widget-kit/manifest';
import { definition } from './definition';

export const editorTexts = defineEditorTexts(definition, {
  fallback: {
    en: '',
    fr: '',
  },
  fr: {
    title: 'Visionneuse de photos',
    help: 'Ouvre les photos d’une page en plein écran, chacune à sa propre adresse. Une par page ; elle ne montre rien elle-même.',
    options: {
      basePath: {
        label: 'Chemin de base',
        help: 'Chemin avant la catégorie, le nom, photos et le numéro dans les adresses des photos.',
      },
      address: {
        label: 'Adresse',
        help: 'Ce que montre la barre d’adresse quand une photo est ouverte : l’adresse de la page de la photo, cette page avec #photo-301, ou la page telle quelle.',
      },
      closedPath: {
        label: 'Chemin de fermeture',
        help: 'Chemin que prend l’adresse quand la visionneuse se ferme.',
      },
      leaves: {
        label: 'Quitter',
        help: 'Fermer mène au chemin de fermeture, comme depuis la page d’une photo.',
      },
      listingId: { label: 'Numéro du lieu', help: 'La page d’une photo parcourt les photos de ce lieu.' },
      defaultNeighborhood: {
        label: 'Quartier',
        help: 'La page d’une photo parcourt les photos de ce quartier.',
      },
      adSlot: { label: 'Publicité', help: 'Emplacement publicitaire à côté d’une photo.' },
    },
  },
});
