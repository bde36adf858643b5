import { defineWidget, option, shape, type DataOf, type OptionsOf } from '@cityguide/widget-kit';
import { fallback } from './fallback';
import { orderings } from './orderings';

const listingType = shape.object({
  id: shape.id(),
  name: shape.text(),
  share_url: shape.text().optional(),
});

const listing = shape.object({
  id: shape.id(),
  name: shape.text(),
  address: shape.text().optional(),
  phone: shape.text().optional(),
  website: shape.text().optional(),
  rating: shape.number().optional(),
  image_url: shape.text().optional(),
  coordinates: shape.object({ latitude: shape.number(), longitude: shape.number() }).optional(),
  share_url: shape.text().optional(),
  type: listingType.optional(),
  sub_type: listingType.optional(),
  default_neighborhood: shape
    .object({ id: shape.id(), name: shape.text(), path: shape.text().optional() })
    .optional(),
  // A number in some backends, a string in others.
  dinesafe_establishment_id: shape.unknown().optional(),
});

/** Pure data, so that servers and scripts can read it. */
export const definition = defineWidget({
  name: 'listing-grid',
  title: 'Listing grid',
  help: 'Cards of places with sort tabs, search, and Load More or numbered pages.',
  kind: 'react',
  load: 'visible',
  options: {
    title: option.text({ default: '', help: 'Heading above the cards.' }),
    limit: option.number({
      default: 12,
      min: 1,
      max: 48,
      isWhole: true,
      help: 'How many places a page has.',
    }),
    ordering: option.choice(orderings, { default: '-date_published', help: 'Order of the first page.' }),
    type: option.id({ help: 'Only places of this type.' }),
    subType: option.id({ help: 'Only places of this sub type.' }),
    defaultNeighborhood: option.id({ help: 'Only places in this neighbourhood.' }),
    keywords: option.text({ default: '', help: 'Only places that match these words.' }),
    tabs: option.flag({ default: true, help: 'Show the tabs that change the order.' }),
    search: option.flag({ help: 'Show a search field.' }),
    nearMe: option.flag({
      default: true,
      help: 'Offer the nearest places first, with distances from where the visitor is.',
    }),
    map: option.flag({ help: 'Offer a map of the places; it is fetched when somebody asks for it.' }),
    paging: option.choice(['load-more', 'pages'], {
      default: 'load-more',
      help: 'Grow by Load More, or turn numbered pages that the address names.',
    }),
    loadMore: option.flag({ default: true, help: 'Offer the next page; numbered pages are always offered.' }),
    loadOnInit: option.flag({
      default: true,
      help: 'Load the first page by itself; without it the grid waits until the visitor or the address asks for places.',
    }),
    pageParameter: option.text({
      default: 'page',
      help: 'Query parameter of numbered pages, counted from 0; each paged grid of a page needs its own.',
    }),
    latitude: option.number({
      min: -90,
      max: 90,
      help: 'Where distances are measured from, in degrees north.',
    }),
    longitude: option.number({
      min: -180,
      max: 180,
      help: 'Where distances are measured from, in degrees east.',
    }),
  },
  data: shape.object({
    results: shape.list(listing),
    count: shape.number().optional(),
    /** Number of rows before these. */
    offset: shape.number().optional(),
    /** Sub types to choose from; without them the grid shows no filter. */
    sub_types: shape.list(shape.object({ id: shape.id(), name: shape.text() })).optional(),
    next: shape.text().optional(),
  }),
  fallback,
});

export type Options = OptionsOf<typeof definition>;
export type Data = DataOf<typeof definition>;
