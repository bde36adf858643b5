import { parseSiteConfig } from '@cityguide/site-config';
import type { CheckMessages } from '../messages';
import type { PageProblem } from './Report';
import type { ServerState } from './server';

const findScripts = () =>
  [...document.scripts].filter(({ src }) => /\/embed\.js([?#]|$)/.test(src) && src.startsWith('http'));

/** Mistakes in the site configuration that the page contains. Their words are the configuration's own, in English. */
function findConfigProblems(texts: CheckMessages): PageProblem[] {
  const found = document.querySelectorAll('#cityguide-config');
  const problems: PageProblem[] = [];
  const [first] = found;
  if (!first) return problems;
  if (found.length > 1) problems.push(texts.twoConfigurations);
  parseSiteConfig(first.textContent ?? '', ({ message }) =>
    problems.push({ what: message, fix: texts.fixConfiguration, element: first }),
  );
  return problems;
}

/** What is wrong with the page as a whole. */
export function findPageProblems({
  base,
  server,
  hasPoints,
  texts,
}: {
  base: string;
  server: ServerState;
  hasPoints: boolean;
  texts: CheckMessages;
}): PageProblem[] {
  return [
    ...(server.failure === undefined ? [] : [texts.noManifest(base, server.failure)]),
    ...(findScripts().length > 1 ? [texts.twoScripts] : []),
    ...(hasPoints ? [] : [texts.noPoints]),
    ...findConfigProblems(texts),
  ];
}
