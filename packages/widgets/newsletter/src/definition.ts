import { defineWidget, option } from '@cityguide/widget-kit';

export const definition = defineWidget({
  name: 'newsletter',
  title: 'Newsletter',
  help: 'One sentence that tells an editor what it is for.',
  kind: 'enhancer',
  load: 'visible',
  options: {
    isOn: option.flag({ help: 'Begins switched on.' }),
  },
  fallback: '<button type="button">Switch</button>',
  intent: 'button',
});
