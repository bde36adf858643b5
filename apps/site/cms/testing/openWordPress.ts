import { type Page } from 'playwright-core';
import { startNamedBrowser, type NamedBrowser, type OpenedPage } from '../../e2e/testing/startNamedBrowser';
import { readCmsRun } from './cmsRun';
import { PASSWORD } from './startWordPress';

export type User = 'admin' | 'editor' | 'author';

export interface WordPressBrowser {
  /** Opens a page of the site as a visitor. */
  visit(path: string): Promise<OpenedPage>;
  /** Logs in, and opens a page of the administration. */
  work(user: User, path: string): Promise<OpenedPage>;
  close: NamedBrowser['close'];
  closePages: NamedBrowser['closePages'];
}

/** A browser that knows the site's name, and how to log in there. */
export async function openWordPress(): Promise<WordPressBrowser> {
  const browser = await startNamedBrowser();
  const { origin } = readCmsRun();
  return {
    visit: (path) => browser.open(`${origin}${path}`),
    async work(user, path) {
      const opened = await browser.open(`${origin}/wp-login.php?redirect_to=${encodeURIComponent(path)}`);
      await opened.page.getByLabel('Username or Email Address').fill(user);
      await opened.page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
      await opened.page.getByRole('button', { name: 'Log In' }).click();
      await opened.page.waitForURL(new RegExp(path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
      return opened;
    },
    close: browser.close,
    closePages: browser.closePages,
  };
}

/** Waits until the widget of a mount point is on the page. */
export async function whenReady(page: Page, widget: string): Promise<void> {
  const mountPoint = page.locator(`[data-widget="${widget}"]`).first();
  await mountPoint.scrollIntoViewIfNeeded();
  // Some start only when a visitor reaches them.
  await mountPoint.hover();
  await page.locator(`[data-widget="${widget}"][data-cg-status="ready"]`).first().waitFor();
}
