import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PUBLIC_CACHE } from '../../../platform/caching/cacheTimes';
import { getSiteOrigin } from '../../../platform/security/getSiteOrigin';
import { createTimeZone } from '@cityguide/site-config/formats';
import type { PageContext } from '../../../pages/PageContext';
import { createEventView } from './createEventView';
import { createEventSearch } from './createEventSearch';
import { sendEvent } from './sendEvent';
import { sendEvents } from './sendEvents';
import { writeCalendar } from './writeCalendar';

type Request = FastifyRequest<{ Params: { slug: string }; Querystring: Record<string, unknown> }>;

/** `/events/`, each event's own page, and its calendar file. */
export function registerEventPages(app: FastifyInstance, context: PageContext): void {
  const { site, paths, services, sendNotFound } = context;
  const zone = createTimeZone(site.timeZone);
  const events = {
    search: createEventSearch(services.database, services.settings.now),
    view: createEventView({ site, zone, paths }),
    zone,
  };
  const pathOf = (request: Request) => `${paths.events}${request.params.slug}/`;

  app.get(paths.events, (request: Request, reply) =>
    sendEvents(reply, { context, events, query: request.query }),
  );

  app.get(`${paths.events}:slug/`, (request: Request, reply) =>
    sendEvent(reply, { context, events, path: pathOf(request) }),
  );

  app.get(`${paths.events}:slug/calendar.ics`, async (request: Request, reply) => {
    const event = await events.search.findByPath(pathOf(request));
    if (!event) return sendNotFound(reply);
    const { place, address } = events.view(event, services.settings.now());
    return reply
      .header('cache-control', PUBLIC_CACHE)
      .header('content-disposition', `attachment; filename="${request.params.slug}.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(
        writeCalendar({
          event,
          siteName: site.name,
          url: `${getSiteOrigin(request, services.settings)}${event.path}`,
          location: [...new Set([place, address])].filter(Boolean).join(', '),
        }),
      );
  });
}
