import type { FastifyInstance } from 'fastify';
import { guestNewslettersRoutes } from '@cityguide/api/contract';
import { addRoute } from '../../platform/api/addRoute';
import { siteOrigin } from '../../platform/security/siteOrigin';
import type { Services } from '../../createServices';
import { answerWish } from './readWanted';

/** Newsletters without an account. */
export function registerNewsletters(app: FastifyInstance, services: Services): void {
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
