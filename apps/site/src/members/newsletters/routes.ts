import type { FastifyInstance } from 'fastify';
import { guestNewslettersRoutes } from '@cityguide/api/contract';
import { addRoute, type RouteContext } from '../../platform/api/addRoute';
import { getSiteOrigin } from '../../platform/security/getSiteOrigin';
import { createSubscriptionResponse } from './selectNewsletters';
import type { Newsletters } from './createNewsletters';
import type { SiteSettings } from '../../platform/settings/SiteSettings';

interface NewsletterContext extends RouteContext {
  newsletters: Newsletters;
  settings: SiteSettings;
}

/** Newsletters without an account. */
export function registerNewsletters(app: FastifyInstance, services: NewsletterContext): void {
  const { newsletters, settings } = services;

  addRoute(app, {
    route: guestNewslettersRoutes.subscribe,
    context: services,
    async handle({ body: { email, comment, stamp, ...selection }, request }) {
      await newsletters.request({
        ...{ email, selection, comment, stamp, ipAddress: request.ip },
        origin: getSiteOrigin(request, settings),
        needsStamp: false,
      });
      return { status: 200, body: createSubscriptionResponse(selection) };
    },
  });
}
