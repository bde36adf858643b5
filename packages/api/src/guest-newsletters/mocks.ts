import type { Rules } from '../mocking/rule';
import { newsletterTypes, type guestNewslettersRoutes, type NewsletterSettings } from './contract';

/** How the mock backend takes wishes for newsletters: it keeps none, since nothing in the API shows them. */
export function guestNewslettersRules(): Rules<typeof guestNewslettersRoutes> {
  return {
    subscribe({ body }) {
      const all = body.all === true;
      const types = newsletterTypes.map((type) => [type, all || body[type] === true] as const);
      const settings = { ...Object.fromEntries(types), promotions: body.promotions === true, all };
      return { status: 200, body: { ...(settings as NewsletterSettings), needs_confirmation: true } };
    },
  };
}
