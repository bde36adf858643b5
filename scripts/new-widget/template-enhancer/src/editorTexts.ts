import { defineEditorTexts } from '@cityguide/widget-kit/manifest';
import { definition } from './definition';

/** For the plugins of CMSs: what they print inside the mount point, and the texts of the definition in French. */
export const editorTexts = defineEditorTexts(definition, {
  fallback: { en: '<button type="button">Switch</button>', fr: '<button type="button">Changer</button>' },
  fr: {
    title: 'Widget « The widget »',
    help: 'Une phrase qui dit à quoi il sert.',
    options: { isOn: { label: 'Allumé', help: 'Commence allumé.' } },
  },
});
