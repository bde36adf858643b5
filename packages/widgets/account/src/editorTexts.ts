import { defineEditorTexts } from '@cityguide/widget-kit/manifest';
import { definition } from './definition';

export const editorTexts = defineEditorTexts(definition, {
  fallback: {
    en: '',
    fr: '',
  },
  fr: {
    title: 'Dialogues du compte',
    help: 'Connexion, inscription, nouveau mot de passe. La page n’a pas besoin de ce widget : il vient quand on le demande.',
    options: {},
  },
});
