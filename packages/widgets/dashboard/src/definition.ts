import { defineWidget } from '@cityguide/widget-kit';
import { fallback } from './fallback';

/** Pure data, so that servers and scripts can read it. */
export const definition = defineWidget({
  name: 'dashboard',
  title: 'Dashboard',
  help: 'Everything that is a member’s own: profile, newsletters, saved places and stories, ratings, photos, the access to their account. Its pages are hashes of the page it stands on (#/favourites/); what the site has switched off is left out.',
  kind: 'react',
  load: 'eager',
  options: {},
  fallback,
});
