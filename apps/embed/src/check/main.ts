import type { CheckModule } from '../modules/CheckModule';
import { whenDomReady } from '../first/settings/whenDomReady';
import { findLanguage, messages } from './messages';
import { createSections } from './panel/createSections';
import { openPanel } from './panel/openPanel';
import { readReport } from './report/readReport';
import { loadServerState } from './report/server';
import { watchPage } from './report/watchPage';

/** What happens together, such as the starts of many widgets, is drawn once. */
const DRAW_AFTER_MS = 200;

type Draw = () => Promise<void>;
/** The one checker of the page, while it is open. */
let current: Promise<Draw> | undefined;

export const openChecker: CheckModule['openChecker'] = async (base) => {
  current ??= open(base);
  await (
    await current
  )();
};

async function open(base: string): Promise<Draw> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = watchPage(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void current?.then((draw) => draw()), DRAW_AFTER_MS);
  });
  await whenDomReady();
  const language = findLanguage();
  const texts = messages[language];
  const server = await loadServerState(base);
  const panel = openPanel({
    language,
    texts,
    onClose() {
      clearTimeout(timer);
      watch.stop();
      current = undefined;
    },
  });
  return async () => {
    const report = await readReport({ base, server, watch, language, texts });
    panel.draw(texts.count(report.problems.length), createSections(report, texts));
  };
}
