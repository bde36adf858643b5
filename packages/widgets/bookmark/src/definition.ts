import { defineWidget, option, type OptionsOf } from '@cityguide/widget-kit';

/** Pure data, so that servers and scripts can read it. */
export const definition = defineWidget({
  name: 'bookmark',
  title: 'Bookmark',
  help: 'Keeps an article, a video or an event for later, right where the page shows it.',
  kind: 'enhancer',
  load: 'visible',
  options: {
    articleId: option.id({
      example: 1,
      help: 'Number of the article to keep. One of the three numbers is needed.',
    }),
    videoId: option.id({ help: 'Number of the video to keep.' }),
    eventId: option.id({ help: 'Number of the event to keep.' }),
    name: option.text({
      default: '',
      help: 'What it is called, so that a screen reader says which one is kept.',
    }),
    look: option.choice(['button', 'icon'], {
      default: 'button',
      help: 'A button with words, or a ribbon alone for pictures.',
    }),
  },
  fallback: '<a href="/accounts/login?next=/food/best-patios/">Bookmark</a>',
  intent: 'a, button',
});

export type Options = OptionsOf<typeof definition>;
