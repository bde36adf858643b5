import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../../../platform/security/addressKey';
import { createZone } from '@cityguide/site-config/formats';
import { leadOn } from '../../../pages/forms/leadOn';
import { findTooMany } from '../../../pages/forms/findTooMany';
import { readFields } from '../../../pages/forms/readFields';
import { isTrapped } from '../../../pages/forms/trap';
import type { PageContext } from '../../../pages/PageContext';
import { listContestFields } from './contestFields';
import { createContestView } from './createContestView';
import { sendContest } from './sendContest';
import type { Attempts } from '../../../platform/security/attempts';
import type { ContestRepository } from '../repository';

const MOST_CLOSED = 12;

type Request = FastifyRequest<{ Params: { slug: string } }>;

/** `/contests/`, and each contest's page with its form, which works without JavaScript. */
export function registerContestPages(
  app: FastifyInstance,
  context: PageContext<{ attempts: Attempts; contests: ContestRepository }>,
): void {
  const { site, paths, services, send, sendNotFound } = context;
  const { contests, attempts, settings } = services;
  const view = createContestView({ timeZone: site.timeZone, zone: createZone(site.timeZone) });
  const pathOf = (request: Request) => `${paths.contests}${request.params.slug}/`;

  app.get(paths.contests, async (_request, reply) => {
    const nowMs = settings.now();
    const [open, closed] = await Promise.all([
      contests.findOpen(nowMs),
      contests.findClosed(nowMs, MOST_CLOSED),
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
    const entered = readFields(listContestFields(contest), request.body);
    const refuse = (status: number, words?: string) =>
      sendContest(reply, { context, view, contest, refused: { status, entered, ...(words && { words }) } });

    const nowMs = settings.now();
    if (contest.closes_time <= nowMs)
      return refuse(409, 'This contest closed before your entry reached us. We are sorry.');
    if (!entered.isRight) return refuse(400);
    const isTaken = !isTrapped(request.body);
    if (isTaken) {
      const tooMany = await findTooMany(
        attempts.count(`contest:${addressKey(request.ip)}`, settings.limits.contestEntry),
      );
      if (tooMany) {
        reply.headers(tooMany.headers);
        return refuse(429, tooMany.words);
      }
      await contests.addEntry({ contestId: contest.id, ...entered.values, dateMs: nowMs });
    }
    // The same for a first entry, a second one and a program's: nobody learns who has entered.
    return leadOn(reply, `${contest.path}entered/`);
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
