import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createTimeZone } from '@cityguide/site-config/formats';
import { createArticleView } from '../articles/pages/viewArticle';
import { createBreadcrumbList } from '../../pages/links/createBreadcrumbList';
import type { PageContext } from '../../pages/PageContext';
import { createPagination, parsePageNumber } from '../../pages/paging/createPagination';
import { createArchive } from './createArchive';
import type { Content } from '../createContent';

const PAGE_LENGTH = 24;
const MONTHS = 12;

type Request = FastifyRequest<{
  Params: { year: string; month?: string };
  Querystring: Record<string, unknown>;
}>;

interface ArchivePage {
  request: Request;
  reply: FastifyReply;
  year: number;
  /** 1 to 12; absent for the whole year. */
  month?: number;
}

/** `/archives/`: all stories since the site started, by year and by month. */
export function registerArchives(app: FastifyInstance, context: PageContext<{ content: Content }>): void {
  const { site, paths, services, send, sendNotFound } = context;
  const { content } = services;
  const zone = createTimeZone(site.timeZone);
  const archive = createArchive(services.database, services.settings.now);
  const viewArticle = createArticleView(site.timeZone);
  const monthName = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', month: 'long' });

  app.get(paths.archives, async (_request, reply) => {
    const presentYear = readPresentYear();
    const years = Array.from({ length: presentYear - site.startYear + 1 }, (_, index) => presentYear - index);
    const counts = await archive.count(years.map((year) => periodOf(year)));
    const total = counts.reduce((sum, count) => sum + count, 0);
    return send(reply, {
      template: 'archives',
      head: {
        title: 'Archives',
        description: `Every story of ${site.name} since ${site.startYear}, by year and by month.`,
        path: paths.archives,
      },
      model: {
        total,
        years: years.map((year, index) => ({
          year,
          count: counts[index] ?? 0,
          href: counts[index] ? pathOf(year) : undefined,
        })),
      },
    });
  });

  app.get(`${paths.archives}:year/`, (request: Request, reply) => {
    const year = readYear(request.params.year);
    return year === undefined ? sendNotFound(reply) : sendArchive({ request, reply, year });
  });

  app.get(`${paths.archives}:year/:month/`, (request: Request, reply) => {
    const year = readYear(request.params.year);
    const month = /^(?:0[1-9]|1[0-2])$/.test(request.params.month ?? '')
      ? Number(request.params.month)
      : undefined;
    return year === undefined || month === undefined
      ? sendNotFound(reply)
      : sendArchive({ request, reply, year, month });
  });

  async function sendArchive({ request, reply, year, month }: ArchivePage): Promise<FastifyReply> {
    const page = parsePageNumber(request.query);
    const months = Array.from({ length: MONTHS }, (_, index) => index + 1);
    const [counts, { count, articles }] = await Promise.all([
      archive.count(months.map((each) => periodOf(year, each))),
      content.findArticles({ ...periodOf(year, month), limit: PAGE_LENGTH, offset: page * PAGE_LENGTH }),
    ]);
    const path = pathOf(year, month);
    const paging = createPagination({ page, count, limit: PAGE_LENGTH, path });
    if (paging.isPastEnd || count === 0) return sendNotFound(reply);
    const name = month === undefined ? String(year) : `${formatMonth(month)} ${year}`;
    const crumbs = [
      { name: 'Archives', path: paths.archives },
      ...(month === undefined ? [] : [{ name: String(year), path: pathOf(year) }]),
    ];
    return send(reply, {
      template: 'archive',
      head: {
        title: paging.titleOf(`Archive: ${name}`),
        description: `What ${site.name} published in ${name}: ${count} ${count === 1 ? 'story' : 'stories'}.`,
        image: articles[0]?.image_path,
        jsonLd: createBreadcrumbList(crumbs, { name, path }),
        ...paging.head,
      },
      model: {
        name,
        crumbs,
        count,
        months: months.flatMap((each) =>
          counts[each - 1]
            ? {
                name: formatMonth(each),
                path: pathOf(year, each),
                count: counts[each - 1],
                isCurrent: each === month,
              }
            : [],
        ),
        articles: articles.map(viewArticle),
        earlier: year > site.startYear ? { year: year - 1, href: pathOf(year - 1) } : undefined,
        later: year < readPresentYear() ? { year: year + 1, href: pathOf(year + 1) } : undefined,
        pages: paging.pages,
      },
    });
  }

  const readPresentYear = () => Number(zone.getDay(services.settings.now()).slice(0, 4));

  function readYear(text: string): number | undefined {
    const year = /^\d{4}$/.test(text) ? Number(text) : 0;
    return year >= site.startYear && year <= readPresentYear() ? year : undefined;
  }

  function periodOf(year: number, month?: number) {
    const first = month ?? 1;
    const [nextYear, nextMonth] = month === undefined || month === MONTHS ? [year + 1, 1] : [year, month + 1];
    return {
      fromMs: zone.getTimestamp(dayOf(year, first)),
      untilMs: zone.getTimestamp(dayOf(nextYear, nextMonth)),
    };
  }

  function pathOf(year: number, month?: number): string {
    return `${paths.archives}${year}/${month === undefined ? '' : `${twoDigits(month)}/`}`;
  }

  const formatMonth = (month: number) => monthName.format(new Date(Date.UTC(2024, month - 1, 1)));
}

const twoDigits = (month: number) => String(month).padStart(2, '0');
const dayOf = (year: number, month: number) => `${year}-${twoDigits(month)}-01`;
