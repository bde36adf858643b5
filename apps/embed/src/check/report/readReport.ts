import { describeProblem, explainMountPoint, type EditorLanguage } from '@cityguide/widget-kit/explain';
import { findReplacements } from '../../first/page/describeReplacements';
import type { CheckMessages } from '../messages';
import { findPageProblems } from './findPageProblems';
import { findPlaceProblems } from './findPlaceProblems';
import { readFiles } from './readFiles';
import { readStorage } from './readStorage';
import { readVersions } from './readVersions';
import type { CheckedPoint, PageProblem, Report } from './Report';
import type { ServerState } from './server';
import { toProblems, type PageWatch } from './watchPage';

/** What the page is now. */
export async function readReport(settings: {
  base: string;
  server: ServerState;
  watch: PageWatch;
  language: EditorLanguage;
  texts: CheckMessages;
}): Promise<Report> {
  const { base, server, watch, language, texts } = settings;
  const points = [...document.querySelectorAll('[data-widget]')].map((element): CheckedPoint => ({
    ...explainMountPoint(element, server.widgets),
    element,
    status: element.getAttribute('data-cg-status') ?? undefined,
  }));
  const files = readFiles([base, new URL('../api/', base).href, `${location.origin}/api/`]);
  const isKnown = server.failure === undefined;
  const markup = points.flatMap((point): PageProblem[] => [
    // without the manifest every name would be unknown
    ...(isKnown ? point.problems : []).map((problem) => ({
      ...describeProblem(problem, language),
      element: point.element,
    })),
    ...findPlaceProblems(point, texts),
  ]);
  const missing = files.flatMap(({ name, failed }) => (failed ? [texts.fileFailed(name, failed)] : []));
  return {
    problems: [
      ...findPageProblems({ base, server, hasPoints: points.length > 0, texts }),
      ...watch.blocked.map(({ name, value }) => texts.blockedAddress(name, value)),
      ...missing,
      ...markup,
      ...toProblems(watch, texts.seeConsole),
    ],
    points,
    files,
    versions: readVersions(
      server.registry,
      points.map(({ name }) => name),
      texts,
    ),
    storage: await readStorage(texts),
    replacements: findReplacements(),
    blocked: watch.blocked,
  };
}
