import type { FastifyReply } from 'fastify';
import { createPaging, readPage, type Query } from '../../../pages/paging/createPaging';
import type { PageContext } from '../../../pages/PageContext';
import { nameDay, type EventView } from './createEventView';
import type { EventPages } from './EventPages';
import { eventTimes, findSpan, readEventQuery, type EventTime } from './readEventQuery';

const PAGE_LENGTH = 24;

const TIMES: Readonly<Record<EventTime, { words: string; heading: string }>> = {
  today: { words: 'Today', heading: 'Events today' },
  weekend: { words: 'This weekend', heading: 'Events this weekend' },
  week: { words: 'Next 7 days', heading: 'Events in the next 7 days' },
  later: { words: 'Later', heading: 'Events later on' },
  past: { words: 'Past', heading: 'Past events' },
};

interface Order {
  context: PageContext;
  events: EventPages;
  query: Query;
}

/** Events by day, narrowed by time, neighbourhood and price; everything is a link or a plain form. */
export async function sendEvents(
  reply: FastifyReply,
  { context, events, query }: Order,
): Promise<FastifyReply> {
  const { site, paths, services, send, sendNotFound } = context;
  const { search, view, zone } = events;
  const asked = readEventQuery(query);
  const page = readPage(query);
  const nowMs = services.settings.now();
  const [{ count, events: found }, neighbourhoods] = await Promise.all([
    search.find({
      ...findSpan(asked, { nowMs, zone }),
      neighbourhoodId: asked.neighbourhoodId,
      isFree: asked.isFree,
      isNewestFirst: asked.when === 'past' && !asked.date,
      limit: PAGE_LENGTH,
      offset: page * PAGE_LENGTH,
    }),
    search.findNeighbourhoods(nowMs),
  ]);
  const kept = {
    when: asked.date ? undefined : asked.when,
    date: asked.date,
    neighbourhood: asked.neighbourhoodId?.toString(),
    price: asked.isFree ? 'free' : undefined,
  };
  const paging = createPaging({ page, count, limit: PAGE_LENGTH, path: paths.events, kept });
  if (paging.isPastEnd) return sendNotFound(reply);

  const heading = tellHeading();
  return send(reply, {
    template: 'events',
    head: {
      title: paging.titleOf(heading),
      description: `What is on in ${site.city.name}: readings, concerts, markets and walks by day, with prices and how to get there.`,
      image: found[0]?.image_path,
      ...paging.head,
      // Every mix of filters is the same events again; the plain list and its times are what searchers want.
      isHidden: Boolean(kept.date ?? kept.neighbourhood ?? kept.price),
    },
    model: {
      heading,
      count,
      times: [
        { name: 'All', path: hrefOf({ when: undefined }), isCurrent: !asked.when && !asked.date },
        ...eventTimes.map((when) => ({
          name: TIMES[when].words,
          path: hrefOf({ when }),
          isCurrent: when === asked.when && !asked.date,
        })),
      ],
      filter: {
        ...kept,
        neighbourhoods: neighbourhoods.map(({ id, name }) => ({
          id,
          name,
          isCurrent: id === asked.neighbourhoodId,
        })),
        isNarrowed: Object.values(kept).some(Boolean),
      },
      days: groupByDay(found.map((event) => view(event, nowMs))),
      pages: paging.pages,
    },
  });

  /** The same filters at another time. */
  function hrefOf({ when }: { when: EventTime | undefined }): string {
    return createPaging({
      page: 0,
      count: 0,
      limit: 1,
      path: paths.events,
      kept: { ...kept, date: undefined, when },
    }).head.path;
  }

  function tellHeading(): string {
    if (asked.date) return `Events on ${tellDate(asked.date)}`;
    return asked.when ? TIMES[asked.when].heading : 'Events';
  }

  function tellDate(day: string): string {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', dateStyle: 'long' });
    return format.format(new Date(`${day}T00:00:00Z`));
  }

  function groupByDay(views: readonly EventView[]) {
    const today = zone.dayOf(nowMs);
    const days = new Map<string, EventView[]>();
    for (const each of views) {
      const day = zone.dayOf(Date.parse(each.dateTime));
      days.set(day, [...(days.get(day) ?? []), each]);
    }
    return [...days].map(([day, items]) => ({
      day,
      ...nameDay(day, today),
      events: items,
    }));
  }
}
