import type { CheckMessages } from '../messages';
import type { CheckedPoint, PageProblem } from './Report';

/** What is wrong with the place in which a mount point stands, and with how its widget fares. */
export function findPlaceProblems(
  { element, name, status, problems }: CheckedPoint,
  texts: CheckMessages,
): PageProblem[] {
  const outer = element.parentElement?.closest('[data-widget]');
  if (outer && !status) return [{ ...texts.nested(name, outer.getAttribute('data-widget') ?? ''), element }];
  if (status === 'waiting' && element.getClientRects().length === 0)
    return [{ ...texts.hidden(name), element }];
  // what its markup says is the reason already
  if (status === 'failed' && problems.length === 0) return [{ ...texts.failed(name), element }];
  return [];
}
