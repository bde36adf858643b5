import type { FastifyInstance } from 'fastify';
import { guestNewslettersRoutes } from '@cityguide/api/contract';
import { addRoute, type RouteContext } from '../../platform/api/addRoute';
import { siteOrigin } from '../../platform/security/siteOrigin';
import { answerWish } from './readWanted';
import type { Newsletters } from './createNewsletters';
import type { SiteSettings } from '../../platform/settings/siteSettings';

interface NewsletterParts extends RouteContext {
  newsletters: Newsletters;
  settings: SiteSettings;
}

/** Newsletters without an account. */
export function registerNewsletters(app: FastifyInstance, services: NewsletterParts): void {
  const { newsletters, settings } = services;

  addRoute(app, {
    route: guestNewslettersRoutes.subscribe,
    context: services,
    async handle({ body: { email, comment, stamp, ...wish }, request }) {
      await newsletters.request({
        ...{ email, wish, comment, stamp, address: request.ip },
        origin: siteOrigin(request, settings),
        needsStamp: false,
      });
      return { status: 200, body: answerWish(wish) };
    },
  });
}
