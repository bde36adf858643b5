import { chromium, type Page } from 'playwright-core';

export interface OpenedPage {
  page: Page;
  /** Console errors and warnings and uncaught errors so far. */
  consoleErrors: string[];
}

export interface NamedBrowser {
  /** Opens an address in a new context. */
  open(address: string): Promise<OpenedPage>;
  /** After each test: a page that stays open goes on sending requests. */
  closePages(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A browser that finds every host below `.test` on this machine, and takes the certificate of the test's own proxy: cookies and
 * `Sec-Fetch-Site` depend on real names.
 * @param extra further arguments
 */
export async function startNamedBrowser(extra: readonly string[] = []): Promise<NamedBrowser> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--host-resolver-rules=MAP *.test 127.0.0.1',
      '--ignore-certificate-errors',
      ...extra,
    ],
  });
  return {
    async open(address) {
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        viewport: { width: 1280, height: 800 },
      });
      await context.addInitScript(recordRefusals);
      const page = await context.newPage();
      const consoleErrors: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text());
      });
      page.on('pageerror', (error) => consoleErrors.push(String(error)));
      await page.goto(address);
      return { page, consoleErrors };
    },
    async closePages() {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    close: () => browser.close(),
  };
}

/** In every document: `window.refused` has the directives of the page's content policy that have refused something. */
function recordRefusals(): void {
  const refused: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    refused.push(violatedDirective),
  );
  Object.assign(window, { refused });
}
