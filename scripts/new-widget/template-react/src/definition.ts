import { defineWidget, option } from '@cityguide/widget-kit';

export const definition = defineWidget({
  name: 'the-widget',
  title: 'The widget',
  help: 'One sentence that tells an editor what it is for.',
  kind: 'react',
  load: 'visible',
  options: {
    heading: option.text({ default: '', help: 'Heading above the words.' }),
  },
  fallback: '<p>What the page shows until the widget is there.</p>',
});
