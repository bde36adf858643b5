import { defineEditorTexts } from '@cityguide/widget-kit/manifest';
import { definition } from './definition';

export const editorTexts = defineEditorTexts(definition, {
  fallback: {
    en: '<p>These photos need JavaScript.</p>',
    fr: '<p>Ces photos ont besoin de JavaScript.</p>',
  },
  fr: {
    title: 'Photos',
    help: 'Photos d’un lieu ou d’un quartier, en rangée qui glisse ou en grille ; chacune mène à sa page, et s’ouvre dans la visionneuse si la page en a une.',
    options: {
      title: { label: 'Titre', help: 'Titre au-dessus des photos.' },
      listingId: {
        label: 'Numéro du lieu',
        help: 'Seulement les photos de ce lieu ; c’est aussi le lieu des photos ajoutées.',
      },
      defaultNeighborhood: { label: 'Quartier', help: 'Seulement les photos des lieux de ce quartier.' },
      limit: { label: 'Nombre', help: 'Combien de photos sont demandées à la fois.' },
      layout: {
        label: 'Disposition',
        help: 'Une rangée qui glisse, ou des rangées les unes sous les autres avec « Voir plus ».',
      },
      upload: { label: 'Ajouter', help: 'Les visiteurs peuvent ajouter leurs photos ; il faut un lieu.' },
    },
  },
});
