import { type Page } from 'playwright-core';

/** The accessible name of the focused element, approximately. */
export function readFocusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '';
  });
}
