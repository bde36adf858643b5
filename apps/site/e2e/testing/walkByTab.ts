import { type Page } from 'playwright-core';

/** One stop of the focus. */
export interface FocusStop {
  /** Tag and accessible name, such as `a Restaurants`. */
  name: string;
  /** What a sighted keyboard user would miss there; empty if nothing is wrong. */
  faults: string[];
}

/** No page has as many controls; stops an endless walk. */
const MAX_STOPS = 400;

/** Evaluated in the page: names of controls and problems of the focused one. */
const READERS = `(() => {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';
  const textOf = (id) => document.getElementById(id)?.textContent ?? '';
  function nameOf(control) {
    const label = control.getAttribute('aria-label')
      ?? control.getAttribute('aria-labelledby')?.split(/\\s+/).map(textOf).join(' ')
      ?? control.labels?.[0]?.textContent
      ?? [control.innerText, ...[...control.querySelectorAll('img, svg')].map((image) => image.alt ?? image.getAttribute('aria-label'))].filter(Boolean).join(' ');
    return control.localName + ' ' + (label || control.textContent || control.title || '').trim().replace(/\\s+/g, ' ');
  }
  const isSeen = (control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && control.getBoundingClientRect().width > 0 && !control.closest('[inert]');
  const isStop = (control) => control.tabIndex >= 0 && !control.matches(':disabled, [type="hidden"]') && isSeen(control);
  function isRinged(control) {
    for (let element = control, depth = 0; element && depth < 3; element = element.parentElement, depth += 1)
      for (const part of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        if (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) return true;
      }
    return false;
  }
  function isHit(control) {
    const boxes = [...control.getClientRects()];
    return boxes.some(({ left, top, width, height }) => [[.5, .5], [.1, .5], [.9, .5], [.5, .15], [.5, .85]].some(([x, y]) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && (control.contains(hit) || hit.contains(control));
    }));
  }
  return {
    list: () => [...document.querySelectorAll(CONTROLS)].filter(isStop).map(nameOf),
    /** What moves or scrolls into view has a second for it. */
    async read() {
      for (const start = performance.now(), first = window.walkedLast; ; ) {
        const stop = look(first);
        if (!stop || stop.faults.length === 0 || performance.now() - start > 1000) return stop;
        await new Promise(requestAnimationFrame);
      }
    },
    restart() { delete window.walkedFirst; delete window.walkedLast; },
  };
  function look(before) {
      const control = document.activeElement;
      if (!control || control === document.body || control === document.documentElement) return null;
      const isNew = control !== before;
      window.walkedFirst ??= control;
      window.walkedLast = control;
      const name = nameOf(control);
      const faults = [];
      if (!isNew) faults.push('the focus did not move');
      if (!name.includes(' ') || name.endsWith(' ')) faults.push('has no name: ' + control.outerHTML.slice(0, 120));
      if (!isSeen(control)) faults.push('is invisible');
      else if (!isHit(control)) faults.push('is covered or outside of the window');
      if (!isRinged(control)) faults.push('has no focus ring');
      return { name, faults, isFirst: control === window.walkedFirst };
  }
})()`;

interface PageReaders {
  list(): string[];
  read(): Promise<(FocusStop & { isFirst: boolean }) | null>;
  restart(): void;
}

declare global {
  interface Window {
    walkReaders?: PageReaders;
  }
}

/** The visible controls of the page that Tab should reach, in the order of the page. */
export async function listFocusStops(page: Page): Promise<string[]> {
  await page.evaluate(`window.walkReaders ??= ${READERS}`);
  return page.evaluate(() => window.walkReaders?.list() ?? []);
}

/**
 * Presses Tab (or Shift+Tab) from the current focus until it has left the document or is back at its start.
 * @returns every stop
 */
export async function walkByTab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<FocusStop[]> {
  await page.evaluate(`window.walkReaders ??= ${READERS}; window.walkReaders.restart()`);
  const stops: FocusStop[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => window.walkReaders?.read() ?? null);
    if (!stop || (stop.isFirst && stops.length > 0)) return stops;
    stops.push({ name: stop.name, faults: stop.faults });
  }
  throw new Error(
    `The walk did not end: ${stops
      .slice(-6)
      .map(({ name }) => name)
      .join(', ')}`,
  );
}

/** What was wrong at the stops, one line each. */
export const listFocusErrors = (stops: readonly FocusStop[]): string[] =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
