import { defineWidget, option } from '@cityguide/widget-kit';

export const definition = defineWidget({
  name: 'save-button',
  title: 'Save button',
  help: 'Saves a place.',
  kind: 'enhancer',
  load: 'visible',
  options: { listingId: option.id({ required: true, help: 'Number of the listing to save.' }) },
  fallback: '<a href="/accounts/login">Save</a>',
});
