import type { FastifyReply } from 'fastify';
import type { ContestRow } from '../repository';
import type { ParsedFields } from '../../../pages/forms/parseFields';
import { createFieldModels } from '../../../pages/forms/createFieldModels';
import { createBreadcrumbList } from '../../../pages/links/createBreadcrumbList';
import type { PageContext } from '../../../pages/PageContext';
import { listContestFields } from './contestFields';
import type { createContestView } from './createContestView';

interface SendContestOptions {
  context: PageContext;
  view: ReturnType<typeof createContestView>;
  contest: ContestRow;
  /** Rejected input and its errors; such a page is private. */
  refused?: {
    status: number;
    entered: Pick<ParsedFields<'name' | 'email' | 'answer'>, 'values' | 'fieldErrors'>;
    /** Shown above the form. */
    words?: string;
  };
}

/** The page of one contest, with the form to enter while it is open. */
export function sendContest(
  reply: FastifyReply,
  { context, view, contest, refused }: SendContestOptions,
): Promise<FastifyReply> {
  const { paths, services, send } = context;
  const contestView = view(contest, services.settings.now());
  const crumbs = [{ name: 'Contests', path: paths.contests }];
  return send(reply, {
    template: 'contest',
    status: refused?.status,
    isPrivate: refused !== undefined,
    head: {
      title: contest.name,
      description: `${contest.summary} To win: ${contest.prize}. ${contestView.closesWords}.`,
      path: contest.path,
      image: contest.image_path,
      jsonLd: createBreadcrumbList(crumbs, { name: contest.name, path: contest.path }),
    },
    model: {
      contest: contestView,
      crumbs,
      fields: createFieldModels(listContestFields(contest), refused?.entered),
      fault: refused?.words,
    },
  });
}
