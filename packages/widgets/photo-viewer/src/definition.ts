import { defineWidget, option, type OptionsOf } from '@cityguide/widget-kit';

/** Pure data, so that servers and scripts can read it. */
export const definition = defineWidget({
  name: 'photo-viewer',
  title: 'Photo viewer',
  help: 'Opens the photos of the page, one at a time and as large as the screen, each at its own address. Once a page; it shows nothing itself.',
  kind: 'enhancer',
  load: 'eager',
  options: {
    basePath: option.text({
      default: '/',
      help: 'Own path that the addresses of photos begin with: base path, category, name, photos, number.',
    }),
    closedPath: option.text({
      default: '',
      help: 'Own path that the address becomes when the viewer closes; without it, that of the page it was opened on.',
    }),
    leaves: option.flag({
      help: 'On a photo’s own page: closing goes to the closed path, since the page below is not the one that lies there.',
    }),
    listingId: option.id({ help: 'The photos of this place are what a photo’s own page moves through.' }),
    defaultNeighborhood: option.id({
      help: 'The photos of this neighbourhood are what a photo’s own page moves through.',
    }),
    limit: option.number({
      default: 12,
      min: 1,
      max: 48,
      isWhole: true,
      help: 'How many photos are asked for at a time.',
    }),
    adSlot: option.text({
      default: '',
      help: 'Name of the ad slot beside a photo, where the site has ads.',
    }),
  },
  fallback: '',
});

export type Options = OptionsOf<typeof definition>;
