import { defineWidget, shape, type DataOf } from '@cityguide/widget-kit';
import { fallback } from './fallback';

const namedReference = shape.object({ id: shape.id(), name: shape.text() });

const listing = shape.object({
  id: shape.id(),
  name: shape.text(),
  image_url: shape.text().optional(),
  sub_type: namedReference.optional(),
  default_neighborhood: namedReference.optional(),
});

/** Pure data, so that servers and scripts can read it. */
export const definition = defineWidget({
  name: 'onboarding',
  title: 'Onboarding',
  help: 'The first steps of a new member: name, newsletters, first favourites. It leads back to the page in `?next=`.',
  kind: 'react',
  load: 'eager',
  options: {},
  data: shape.object({ results: shape.list(listing) }),
  fallback,
  plain: { fallback: '<a href="/accounts/onboarding">Your first steps</a>' },
});

export type Data = DataOf<typeof definition>;
