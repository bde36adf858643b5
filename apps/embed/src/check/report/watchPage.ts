import type { PageEvents } from '@cityguide/widget-kit';
import type { Fact, PageProblem } from './Report';

/** What happens on the page from the moment the checker is there. */
export interface PageWatch {
  errors: { detail: PageEvents['cityguide:error']; element: Element | undefined }[];
  blocked: Fact[];
  stop(): void;
}

/** A report of a refused address as `ReportingObserver` has it. */
interface PolicyReport {
  body?: { blockedURL?: string | null; effectiveDirective?: string } | null;
}

/**
 * Collects errors of widgets and what the page's policy refuses. What was refused before is known where the browser keeps
 * reports; elsewhere a file that is tried again is refused again.
 */
export function watchPage(onChange: () => void): PageWatch {
  const errors: PageWatch['errors'] = [];
  const blocked: Fact[] = [];
  const stops: (() => void)[] = [];

  function listen<K extends keyof DocumentEventMap>(type: K, onEvent: (event: DocumentEventMap[K]) => void) {
    document.addEventListener(type, onEvent);
    stops.push(() => document.removeEventListener(type, onEvent));
  }
  function block(name: string | null | undefined, value = '') {
    if (!name || blocked.some((fact) => fact.name === name && fact.value === value)) return;
    blocked.push({ name, value });
    onChange();
  }
  listen('cityguide:error', ({ detail, target }) => {
    errors.push({ detail, element: target instanceof Element ? target : undefined });
    onChange();
  });
  listen('cityguide:ready', onChange);
  listen('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    block(blockedURI, effectiveDirective),
  );
  if ('ReportingObserver' in window) {
    const reports = new ReportingObserver(
      (list) => {
        for (const { body } of list as PolicyReport[]) block(body?.blockedURL, body?.effectiveDirective);
      },
      { types: ['csp-violation'], buffered: true },
    );
    reports.observe();
    stops.push(() => reports.disconnect());
  }
  const statuses = new MutationObserver(onChange);
  statuses.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-cg-status'],
  });
  stops.push(() => statuses.disconnect());
  return { errors, blocked, stop: () => stops.forEach((stop) => stop()) };
}

/** Without what is told better from the markup itself, and each sentence once. */
export function toProblems({ errors }: PageWatch, fix: string): PageProblem[] {
  const found = new Map<string, PageProblem>();
  for (const { detail, element } of errors) {
    const isMarkup = /there is no widget|inside the mount point/.test(detail.message);
    if (detail.fault?.attribute || isMarkup || found.has(detail.message)) continue;
    found.set(detail.message, { what: detail.message, fix, element });
  }
  return [...found.values()];
}
