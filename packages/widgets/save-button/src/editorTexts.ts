import { defineEditorTexts } from '@cityguide/widget-kit/manifest';
import { definition } from './definition';

export const editorTexts = defineEditorTexts(definition, {
  fallback: {
    en: '<a href="{accounts}login?next={next}">Save</a>',
    fr: '<a href="{accounts}login?next={next}">Enregistrer</a>',
  },
  fr: {
    title: 'Bouton d’enregistrement',
    help: 'Enregistre un lieu dans les favoris du visiteur, là où la page le montre.',
    options: {
      listingId: { label: 'Numéro du lieu', help: 'Numéro du lieu à enregistrer.' },
      name: { label: 'Nom', help: 'Nom du lieu, pour qu’un lecteur d’écran dise lequel est enregistré.' },
      look: { label: 'Apparence', help: 'Un bouton avec des mots, ou un cœur seul pour les images.' },
    },
  },
});
