import { defineWidget, option, type OptionsOf } from '@cityguide/widget-kit';

/** Pure data, so that servers and scripts can read it. */
export const definition = defineWidget({
  name: 'save-button',
  title: 'Save button',
  help: 'Saves a place to the visitor’s favourites, right where the page shows it.',
  kind: 'enhancer',
  load: 'visible',
  options: {
    listingId: option.id({ required: true, help: 'Number of the listing to save.' }),
    name: option.text({
      default: '',
      help: 'Name of the place, so that a screen reader says which one is saved.',
    }),
    look: option.choice(['button', 'icon'], {
      default: 'button',
      help: 'A button with words, or a heart alone for pictures.',
    }),
  },
  fallback: '<a href="/accounts/login?next=/places/trinitys-pub/">Save</a>',
  intent: 'a, button',
});

export type Options = OptionsOf<typeof definition>;
