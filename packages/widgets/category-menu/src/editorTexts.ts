import { defineEditorTexts } from '@cityguide/widget-kit/manifest';
import { definition } from './definition';

export const editorTexts = defineEditorTexts(definition, {
  fallback: {
    en: '<ul>{categories}</ul>',
    fr: '<ul>{categories}</ul>',
  },
  fr: {
    title: 'Menu des catégories',
    help: 'Une liste déroulante de catégories : en choisir une mène à sa page. Le formulaire de la page fait de même avec son bouton.',
    options: {},
  },
});
