import { defineEditorTexts } from '@cityguide/widget-kit/manifest';
import { definition } from './definition';

export const editorTexts = defineEditorTexts(definition, {
  fallback: {
    en: '<a data-cg-action="favourite" href="{accounts}login?next={next}">Save</a> <a data-cg-action="todo" href="{accounts}login?next={next}">Want to go</a>',
    fr: '<a data-cg-action="favourite" href="{accounts}login?next={next}">Enregistrer</a> <a data-cg-action="todo" href="{accounts}login?next={next}">À découvrir</a>',
  },
  fr: {
    title: 'Actions d’un lieu',
    help: 'Une rangée de ce qu’un visiteur peut faire d’un lieu : l’enregistrer, vouloir y aller, le noter, le partager.',
    options: {
      listingId: { label: 'Numéro du lieu', help: 'Numéro du lieu.' },
      name: { label: 'Nom', help: 'Nom du lieu, pour les lecteurs d’écran et pour ce qui est partagé.' },
      show: {
        label: 'Actions',
        help: 'Lesquelles de favourite, todo, rating et share la rangée contient. Les liens de la page pour celles-ci ont data-cg-action.',
      },
      shareUrl: {
        label: 'Adresse à partager',
        help: 'Adresse de la page du lieu ; sans elle, la page où se trouve la rangée.',
      },
      look: { label: 'Apparence', help: 'Des boutons avec des mots, ou des signes seuls.' },
    },
  },
});
