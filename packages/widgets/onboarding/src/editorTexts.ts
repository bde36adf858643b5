import { defineEditorTexts } from '@cityguide/widget-kit/manifest';
import { definition } from './definition';

export const editorTexts = defineEditorTexts(definition, {
  fallback: {
    en: '<a href="{accounts}onboarding">Your first steps</a>',
    fr: '<a href="{accounts}onboarding">Vos premiers pas</a>',
  },
  fr: {
    title: 'Premiers pas',
    help: 'Les premiers pas d’un nouveau membre : nom, infolettres, premiers favoris. Ils ramènent à la page de `?next=`.',
    options: {},
  },
});
