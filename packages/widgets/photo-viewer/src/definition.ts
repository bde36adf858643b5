import { defineWidget, option, type OptionsOf } from '@cityguide/widget-kit';

/** Pure data, so that servers and scripts can read it. */
export const definition = defineWidget({
  name: 'photo-viewer',
  title: 'Photo viewer',
  help: 'Opens the photos of a page as large as the screen, each at its own address. One a page; it shows nothing itself.',
  kind: 'enhancer',
  load: 'eager',
  options: {
    basePath: option.text({
      default: '/',
      help: 'Own path before category, name, photos and number in the addresses of photos.',
    }),
    address: option.choice(['page', 'hash', 'none'], {
      default: 'page',
      help: 'What the address bar shows while a photo is open: the address of the photo’s page, this page with #photo-301, or the page as it was.',
    }),
    closedPath: option.text({
      default: '',
      help: 'Own path that the address becomes when the viewer closes.',
    }),
    leaves: option.flag({
      help: 'Closing goes to the closed path, as from a photo’s own page.',
    }),
    listingId: option.id({ help: 'A photo’s own page moves through the photos of this place.' }),
    defaultNeighborhood: option.id({
      help: 'A photo’s own page moves through the photos of this neighbourhood.',
    }),
    adSlot: option.text({
      default: '',
      help: 'Ad slot beside a photo.',
    }),
  },
  fallback: '',
});

export type Options = OptionsOf<typeof definition>;
