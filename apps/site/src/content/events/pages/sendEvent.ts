import type { FastifyReply } from 'fastify';
import type { PageContext } from '../../../pages/PageContext';
import { createBreadcrumbList } from '../../../pages/links/createBreadcrumbList';
import type { EventPageTools } from './EventPageTools';
import { createEventJsonLd } from './createEventJsonLd';

const MORE = 4;

/** The page of one event, or the 404 page. */
export async function sendEvent(
  reply: FastifyReply,
  { context, events, path }: { context: PageContext; events: EventPageTools; path: string },
): Promise<FastifyReply> {
  const { site, paths, services, send, sendNotFound } = context;
  const event = await events.search.findByPath(path);
  if (!event) return sendNotFound(reply);
  const nowMs = services.settings.now();
  const view = events.view(event, nowMs);
  const { events: upcoming } = await events.search.find({ endsAfterMs: nowMs, limit: MORE + 1, offset: 0 });
  const crumbs = [{ name: 'Events', path: paths.events }];
  return send(reply, {
    template: 'event',
    head: {
      title: event.name,
      description: `${view.isCancelled ? 'Cancelled: ' : ''}${view.date}, ${view.hours}, ${view.place}. ${event.description}`,
      path,
      image: event.image_path,
      hasCard: true,
      jsonLd: [
        createEventJsonLd(view, event, { site, zone: events.zone }),
        createBreadcrumbList(crumbs, { name: event.name, path }),
      ],
    },
    model: {
      event: view,
      crumbs,
      more: upcoming
        .filter(({ id }) => id !== event.id)
        .slice(0, MORE)
        .map((each) => events.view(each, nowMs)),
    },
  });
}
