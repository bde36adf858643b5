import { defineEditorTexts } from '@cityguide/widget-kit/manifest';
import { definition } from './definition';

/** For the plugins of CMSs: what they print inside the mount point, and the texts of the definition in French. */
export const editorTexts = defineEditorTexts(definition, {
  fallback: {
    en: '<p>What the page shows until the widget is there.</p>',
    fr: '<p>Ce que la page montre jusqu’à l’arrivée du widget.</p>',
  },
  fr: {
    title: 'Widget « The widget »',
    help: 'Une phrase qui dit à quoi il sert.',
    options: { heading: { label: 'Titre', help: 'Titre au-dessus des mots.' } },
  },
});
