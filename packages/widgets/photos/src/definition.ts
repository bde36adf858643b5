import { defineWidget, option, shape, type DataOf, type OptionsOf } from '@cityguide/widget-kit';
import { fallback } from './fallback';

const author = shape.object({
  id: shape.id().optional(),
  full_name: shape.text().optional(),
  avatar_url: shape.text().optional(),
});

const photo = shape.object({
  id: shape.id(),
  share_path: shape.text().optional(),
  prism_image_url: shape.text().optional(),
  description: shape.text().optional(),
  creation_date: shape.text().optional(),
  listing: shape.object({ name: shape.text(), share_url: shape.text().optional() }).optional(),
  profile: author.optional(),
  instagram_user: author.optional(),
  width: shape.number().optional(),
  height: shape.number().optional(),
});

/** Pure data, so that servers and scripts can read it. */
export const definition = defineWidget({
  name: 'photos',
  title: 'Photos',
  help: 'Photos of a place or a neighbourhood as a row that slides or as a grid; each links to its own page, and opens in the photo viewer where the page has one.',
  kind: 'react',
  load: 'visible',
  options: {
    title: option.text({ default: '', help: 'Heading above the photos.' }),
    listingId: option.id({ help: 'Only photos of this place; also the place that uploads go to.' }),
    defaultNeighborhood: option.id({ help: 'Only photos of places in this neighbourhood.' }),
    limit: option.number({
      default: 12,
      min: 1,
      max: 48,
      isWhole: true,
      help: 'How many photos are asked for at a time.',
    }),
    layout: option.choice(['slider', 'grid'], {
      default: 'slider',
      help: 'One row that slides, or rows below each other with Load More.',
    }),
    upload: option.flag({ help: 'Visitors may add photos of their own; needs a place.' }),
  },
  data: shape.object({
    results: shape.list(photo),
    count: shape.number().optional(),
    next: shape.text().optional(),
  }),
  fallback,
});

export type Options = OptionsOf<typeof definition>;
export type Data = DataOf<typeof definition>;
