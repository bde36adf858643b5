import type { FastifyReply } from 'fastify';
import type { ContestRow } from '../repository';
import type { ReadFields } from '../../../pages/forms/readFields';
import { viewFields } from '../../../pages/forms/viewFields';
import { describeCrumbs } from '../../../pages/links/describeCrumbs';
import type { PageContext } from '../../../pages/PageContext';
import { listContestFields } from './contestFields';
import type { createContestView } from './createContestView';

interface Order {
  context: PageContext;
  view: ReturnType<typeof createContestView>;
  contest: ContestRow;
  /** What was sent and is wrong; then the page is this visitor's alone. */
  refused?: {
    status: number;
    entered: Pick<ReadFields<'name' | 'email' | 'answer'>, 'values' | 'faults'>;
    /** Said above the form. */
    words?: string;
  };
}

/** The page of one contest, with the form to enter it while it is open. */
export function sendContest(
  reply: FastifyReply,
  { context, view, contest, refused }: Order,
): Promise<FastifyReply> {
  const { paths, services, send } = context;
  const shown = view(contest, services.settings.now());
  const crumbs = [{ name: 'Contests', path: paths.contests }];
  return send(reply, {
    template: 'contest',
    status: refused?.status,
    isPrivate: refused !== undefined,
    head: {
      title: contest.name,
      description: `${contest.summary} To win: ${contest.prize}. ${shown.closesWords}.`,
      path: contest.path,
      image: contest.image_path,
      jsonLd: describeCrumbs(crumbs, { name: contest.name, path: contest.path }),
    },
    model: {
      contest: shown,
      crumbs,
      fields: viewFields(listContestFields(contest), refused?.entered),
      fault: refused?.words,
    },
  });
}
