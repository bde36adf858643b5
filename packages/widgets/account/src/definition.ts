import { defineWidget } from '@cityguide/widget-kit';

export const definition = defineWidget({
  name: 'account',
  title: 'Account dialogs',
  help: 'Log-in, sign-up, password reset and change. The page needs no mount point for it: it comes when it is asked for.',
  kind: 'react',
  load: 'eager',
  options: {},
});
