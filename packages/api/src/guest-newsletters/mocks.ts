import type { RouteHandlers } from '../mocking/RouteHandler';
import { newsletterTypes, type guestNewslettersRoutes, type NewsletterSettings } from './contract';

/** The mock backend's handlers for newsletter requests: it stores none, since nothing in the API returns them. */
export function createGuestNewslettersHandlers(): RouteHandlers<typeof guestNewslettersRoutes> {
  return {
    subscribe({ body }) {
      const all = body.all === true;
      const types = newsletterTypes.map((type) => [type, all || body[type] === true] as const);
      const settings = { ...Object.fromEntries(types), promotions: body.promotions === true, all };
      return { status: 200, body: { ...(settings as NewsletterSettings), needs_confirmation: true } };
    },
  };
}
