import { defineWidget, option, type OptionsOf } from '@cityguide/widget-kit';

/** What a visitor can do with a listing, in the order in which missing controls are added. */
export const actions = ['favourite', 'todo', 'rating', 'share'] as const;
export type Action = (typeof actions)[number];

/** Pure data, so that servers and scripts can read it. */
export const definition = defineWidget({
  name: 'listing-actions',
  title: 'Listing actions',
  help: 'A row of what a visitor can do with a place: save it, want to go, rate it, share it.',
  kind: 'enhancer',
  load: 'visible',
  options: {
    listingId: option.id({ required: true, help: 'Number of the listing.' }),
    name: option.text({
      default: '',
      help: 'Name of the place, for screen readers and for what is shared.',
    }),
    show: option.list({
      default: actions,
      help: 'Which of favourite, todo, rating and share the row has. Links of the page for them are marked with data-cg-action.',
    }),
    shareUrl: option.text({
      default: '',
      help: 'Address of the place’s page, to be shared; without it, the page that the row stands on.',
    }),
    look: option.choice(['button', 'icon'], {
      default: 'button',
      help: 'Buttons with words, or signs alone.',
    }),
  },
  fallback:
    '<a data-cg-action="favourite" href="/accounts/login?next=/places/trinitys-pub/">Save</a>\n  <a data-cg-action="todo" href="/accounts/login?next=/places/trinitys-pub/">Want to go</a>',
  intent: '[data-cg-action]',
});

export type Options = OptionsOf<typeof definition>;
