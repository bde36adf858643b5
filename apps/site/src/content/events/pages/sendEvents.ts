import type { FastifyReply } from 'fastify';
import { createPagination, parsePageNumber, type Query } from '../../../pages/paging/createPagination';
import type { PageContext } from '../../../pages/PageContext';
import { formatDayHeading, type EventView } from './createEventView';
import type { EventPageTools } from './EventPageTools';
import { eventTimes, toEventSpan, readEventQuery, type EventTime } from './readEventQuery';

const PAGE_LENGTH = 24;

const TIME_LABELS: Readonly<Record<EventTime, { label: string; heading: string }>> = {
  today: { label: 'Today', heading: 'Events today' },
  weekend: { label: 'This weekend', heading: 'Events this weekend' },
  week: { label: 'Next 7 days', heading: 'Events in the next 7 days' },
  later: { label: 'Later', heading: 'Events later on' },
  past: { label: 'Past', heading: 'Past events' },
};

interface SendEventsOptions {
  context: PageContext;
  events: EventPageTools;
  query: Query;
}

/** Events by day, filtered by time, neighbourhood and price; works with links and a plain form. */
export async function sendEvents(
  reply: FastifyReply,
  { context, events, query }: SendEventsOptions,
): Promise<FastifyReply> {
  const { site, paths, services, send, sendNotFound } = context;
  const { search, view, zone } = events;
  const eventQuery = readEventQuery(query);
  const page = parsePageNumber(query);
  const nowMs = services.settings.now();
  const [{ count, events: found }, neighbourhoods] = await Promise.all([
    search.find({
      ...toEventSpan(eventQuery, { nowMs, zone }),
      neighbourhoodId: eventQuery.neighbourhoodId,
      isFree: eventQuery.isFree,
      isNewestFirst: eventQuery.when === 'past' && !eventQuery.date,
      limit: PAGE_LENGTH,
      offset: page * PAGE_LENGTH,
    }),
    search.findNeighbourhoods(nowMs),
  ]);
  const filters = {
    when: eventQuery.date ? undefined : eventQuery.when,
    date: eventQuery.date,
    neighbourhood: eventQuery.neighbourhoodId?.toString(),
    price: eventQuery.isFree ? 'free' : undefined,
  };
  const paging = createPagination({
    page,
    count,
    limit: PAGE_LENGTH,
    path: paths.events,
    preservedParameters: filters,
  });
  if (paging.isPastEnd) return sendNotFound(reply);

  const heading = formatHeading();
  return send(reply, {
    template: 'events',
    head: {
      title: paging.titleOf(heading),
      description: `What is on in ${site.city.name}: readings, concerts, markets and walks by day, with prices and how to get there.`,
      image: found[0]?.image_path,
      ...paging.head,
      // Other filters only repeat the same events; search engines need the plain list and its times.
      isHidden: Boolean(filters.date ?? filters.neighbourhood ?? filters.price),
    },
    model: {
      heading,
      count,
      times: [
        { name: 'All', path: hrefOf({ when: undefined }), isCurrent: !eventQuery.when && !eventQuery.date },
        ...eventTimes.map((when) => ({
          name: TIME_LABELS[when].label,
          path: hrefOf({ when }),
          isCurrent: when === eventQuery.when && !eventQuery.date,
        })),
      ],
      filter: {
        ...filters,
        neighbourhoods: neighbourhoods.map(({ id, name }) => ({
          id,
          name,
          isCurrent: id === eventQuery.neighbourhoodId,
        })),
        isNarrowed: Object.values(filters).some(Boolean),
      },
      days: groupByDay(found.map((event) => view(event, nowMs))),
      pages: paging.pages,
    },
  });

  /** The same filters with another time. */
  function hrefOf({ when }: { when: EventTime | undefined }): string {
    return createPagination({
      page: 0,
      count: 0,
      limit: 1,
      path: paths.events,
      preservedParameters: { ...filters, date: undefined, when },
    }).head.path;
  }

  function formatHeading(): string {
    if (eventQuery.date) return `Events on ${formatDate(eventQuery.date)}`;
    return eventQuery.when ? TIME_LABELS[eventQuery.when].heading : 'Events';
  }

  function formatDate(day: string): string {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', dateStyle: 'long' });
    return format.format(new Date(`${day}T00:00:00Z`));
  }

  function groupByDay(views: readonly EventView[]) {
    const today = zone.getDay(nowMs);
    const days = new Map<string, EventView[]>();
    for (const each of views) {
      const day = zone.getDay(Date.parse(each.dateTime));
      days.set(day, [...(days.get(day) ?? []), each]);
    }
    return [...days].map(([day, items]) => ({
      day,
      ...formatDayHeading(day, today),
      events: items,
    }));
  }
}
