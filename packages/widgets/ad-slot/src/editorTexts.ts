import { defineEditorTexts } from '@cityguide/widget-kit/manifest';
import { definition } from './definition';

export const editorTexts = defineEditorTexts(definition, {
  fallback: {
    en: '<a href="{server}newsletters/">The city in your inbox, every Thursday</a>',
    fr: '<a href="{server}newsletters/">La ville dans votre boîte, chaque jeudi</a>',
  },
  fr: {
    title: 'Emplacement publicitaire',
    help: 'Une place pour une publicité, à la hauteur réservée ; vos propres mots restent quand il n’en vient pas.',
    options: {
      slot: { label: 'Emplacement', help: 'Nom de l’emplacement dans la configuration du site (ads.slots).' },
      desktop: {
        label: 'Ordinateur',
        help: 'Taille à partir de 1020 px ; 1x1 est hors de la page, none cache l’emplacement.',
      },
      tablet: { label: 'Tablette', help: 'Taille de 640 à 1019 px.' },
      mobile: { label: 'Téléphone', help: 'Taille jusqu’à 639 px.' },
    },
  },
});
