import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getAddressKey } from '../../../platform/security/getAddressKey';
import { createTimeZone } from '@cityguide/site-config/formats';
import { redirectAfterForm } from '../../../pages/forms/redirectAfterForm';
import { findRateLimitError } from '../../../pages/forms/findRateLimitError';
import { parseFields } from '../../../pages/forms/parseFields';
import { isHoneypotFilled } from '../../../pages/forms/isHoneypotFilled';
import type { PageContext } from '../../../pages/PageContext';
import { listContestFields } from './contestFields';
import { createContestView } from './createContestView';
import { sendContest } from './sendContest';
import type { RateLimiter } from '../../../platform/security/createRateLimiter';
import type { ContestRepository } from '../repository';

const MAX_CLOSED = 12;

type Request = FastifyRequest<{ Params: { slug: string } }>;

/** `/contests/`, and each contest's page with its form, which works without JavaScript. */
export function registerContestPages(
  app: FastifyInstance,
  context: PageContext<{ rateLimiter: RateLimiter; contests: ContestRepository }>,
): void {
  const { site, paths, services, send, sendNotFound } = context;
  const { contests, rateLimiter, settings } = services;
  const view = createContestView({ timeZone: site.timeZone, zone: createTimeZone(site.timeZone) });
  const pathOf = (request: Request) => `${paths.contests}${request.params.slug}/`;

  app.get(paths.contests, async (_request, reply) => {
    const nowMs = settings.now();
    const [open, closed] = await Promise.all([
      contests.findOpen(nowMs),
      contests.findClosed(nowMs, MAX_CLOSED),
    ]);
    return send(reply, {
      template: 'contests',
      head: {
        title: 'Contests',
        description: `What ${site.name} gives away: enter with an answer${site.sections.photoChallanges ? ' or a photo' : ''}, once for each contest.`,
        path: paths.contests,
        image: open[0]?.image_path,
      },
      model: {
        open: open.map((each) => view(each, nowMs)),
        closed: closed.map((each) => view(each, nowMs)),
      },
    });
  });

  app.get(`${paths.contests}:slug/`, async (request: Request, reply) => {
    const contest = await contests.findByPath(pathOf(request));
    return contest ? sendContest(reply, { context, view, contest }) : sendNotFound(reply);
  });

  app.post(`${paths.contests}:slug/`, async (request: Request, reply) => {
    const contest = await contests.findByPath(pathOf(request));
    if (!contest) return sendNotFound(reply);
    const entered = parseFields(listContestFields(contest), request.body);
    const sendWithError = (status: number, words?: string) =>
      sendContest(reply, { context, view, contest, refused: { status, entered, ...(words && { words }) } });

    const nowMs = settings.now();
    if (contest.closes_time <= nowMs)
      return sendWithError(409, 'This contest closed before your entry reached us. We are sorry.');
    if (!entered.isValid) return sendWithError(400);
    const isFromPerson = !isHoneypotFilled(request.body);
    if (isFromPerson) {
      const rateLimitError = await findRateLimitError(
        rateLimiter.consume(`contest:${getAddressKey(request.ip)}`, settings.limits.contestEntry),
      );
      if (rateLimitError) {
        reply.headers(rateLimitError.headers);
        return sendWithError(429, rateLimitError.message);
      }
      await contests.addEntry({ contestId: contest.id, ...entered.values, dateMs: nowMs });
    }
    // The same for a first entry, a second one and a bot's, so that the response does not reveal who has entered.
    return redirectAfterForm(reply, `${contest.path}entered/`);
  });

  app.get(`${paths.contests}:slug/entered/`, async (request: Request, reply) => {
    const contest = await contests.findByPath(pathOf(request));
    if (!contest) return sendNotFound(reply);
    return send(reply, {
      template: 'notice',
      head: {
        title: 'Your entry is in',
        description: contest.name,
        path: `${contest.path}entered/`,
        isHidden: true,
      },
      model: {
        paragraphs: [
          `Thank you for entering “${contest.name}”. Each address counts once, however often it enters.`,
          'If you win, we write to you within a week of the closing day.',
        ],
        action: { words: 'See all contests', href: paths.contests },
      },
    });
  });
}
