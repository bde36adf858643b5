import { defineEditorTexts } from '@cityguide/widget-kit/manifest';
import { definition } from './definition';

export const editorTexts = defineEditorTexts(definition, {
  fallback: {
    en: '<p>This list of places needs JavaScript.</p>',
    fr: '<p>Cette liste de lieux a besoin de JavaScript.</p>',
  },
  fr: {
    title: 'Grille de lieux',
    help: 'Des cartes de lieux avec onglets de tri, recherche, et « Voir plus » ou des pages numérotées.',
    options: {
      title: { label: 'Titre', help: 'Titre au-dessus des cartes.' },
      limit: { label: 'Nombre', help: 'Combien de lieux a une page.' },
      ordering: { label: 'Ordre', help: 'Ordre de la première page.' },
      type: { label: 'Type', help: 'Seulement les lieux de ce type.' },
      subType: { label: 'Sous-type', help: 'Seulement les lieux de ce sous-type.' },
      defaultNeighborhood: { label: 'Quartier', help: 'Seulement les lieux de ce quartier.' },
      keywords: { label: 'Mots', help: 'Seulement les lieux qui correspondent à ces mots.' },
      tabs: { label: 'Onglets', help: 'Montrer les onglets qui changent l’ordre.' },
      search: { label: 'Recherche', help: 'Montrer un champ de recherche.' },
      nearMe: {
        label: 'Près de moi',
        help: 'Proposer les distances depuis l’endroit où se trouve le visiteur.',
      },
      map: {
        label: 'Carte',
        help: 'Proposer une carte des lieux ; elle est chargée quand quelqu’un la demande.',
      },
      paging: {
        label: 'Pages',
        help: 'Grandir par « Voir plus », ou tourner des pages numérotées que l’adresse nomme.',
      },
      loadMore: {
        label: 'Voir plus',
        help: 'Proposer la page suivante ; les pages numérotées le sont toujours.',
      },
      loadOnInit: {
        label: 'Charger d’abord',
        help: 'Charger la première page de soi-même ; sinon la grille attend que le visiteur ou l’adresse demande des lieux.',
      },
      pageParameter: {
        label: 'Paramètre de page',
        help: 'Paramètre des pages numérotées, compté à partir de 0 ; chaque grille d’une page a besoin du sien.',
      },
      latitude: { label: 'Latitude', help: 'D’où les distances sont mesurées, en degrés nord.' },
      longitude: { label: 'Longitude', help: 'D’où les distances sont mesurées, en degrés est.' },
    },
  },
});
