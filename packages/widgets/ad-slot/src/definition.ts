import { defineWidget, option, type OptionsOf } from '@cityguide/widget-kit';
import { adSizes } from './sizes';

/** Pure data, so that servers and scripts can read it. */
export const definition = defineWidget({
  name: 'ad-slot',
  title: 'Ad slot',
  help: 'A place for an ad, with its room kept; your own words stay where none comes.',
  kind: 'enhancer',
  load: 'idle',
  options: {
    slot: option.text({
      required: true,
      help: 'Name of the slot in the site’s configuration (ads.slots).',
    }),
    desktop: option.choice(adSizes, {
      default: '300x250',
      help: 'Size from 1020 px on; 1x1 lies out of the page, none hides the slot.',
    }),
    tablet: option.choice(adSizes, { default: '300x250', help: 'Size from 640 to 1019 px.' }),
    mobile: option.choice(adSizes, { default: '300x250', help: 'Size up to 639 px.' }),
  },
  fallback: '<a href="/newsletters/">The city in your inbox, every Thursday</a>',
});

export type Options = OptionsOf<typeof definition>;
