import { defineEditorTexts } from '@cityguide/widget-kit/manifest';
import { definition } from './definition';

export const editorTexts = defineEditorTexts(definition, {
  fallback: {
    en: '<a href="{accounts}login?next={next}">Bookmark</a>',
    fr: '<a href="{accounts}login?next={next}">Garder</a>',
  },
  fr: {
    title: 'Signet',
    help: 'Garde un article, une vidéo ou un événement pour plus tard, là où la page le montre.',
    options: {
      articleId: {
        label: 'Numéro de l’article',
        help: 'Numéro de l’article à garder. Un des trois numéros est nécessaire.',
      },
      videoId: { label: 'Numéro de la vidéo', help: 'Numéro de la vidéo à garder.' },
      eventId: { label: 'Numéro de l’événement', help: 'Numéro de l’événement à garder.' },
      name: {
        label: 'Nom',
        help: 'Comment cela s’appelle, pour qu’un lecteur d’écran dise ce qui est gardé.',
      },
      look: { label: 'Apparence', help: 'Un bouton avec des mots, ou un ruban seul pour les images.' },
    },
  },
});
