import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium,
} from 'playwright-core';
import { type Brand, readTestRun } from './testRun';

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** Console errors and warnings and uncaught errors so far; a test that expects one removes it. */
  consoleErrors: string[];
}

interface VisitOptions extends BrowserContextOptions {
  brand?: Brand;
  width?: number;
  height?: number;
  /** Runs in every document before its own scripts. */
  initScript?: string;
  /** Console messages that this visit causes on purpose. */
  expected?: RegExp;
}

let browser: Promise<Browser> | undefined;
const openVisits = new Set<{
  context: BrowserContext;
  consoleErrors: string[];
  expected: RegExp | undefined;
}>();

/** Opens a page in a new browser context; `closeVisits` fails the test if there was console output. */
export async function startVisit(visitOptions: VisitOptions = {}): Promise<Visit> {
  const { brand = 'guide', width = 1280, height = 800, initScript, expected, ...options } = visitOptions;
  browser ??= chromium.connect(readTestRun().browser);
  const origin = readTestRun().sites[brand];
  const context = await (
    await browser
  ).newContext({ viewport: { width, height }, baseURL: origin, ...options });
  if (initScript) await context.addInitScript(initScript);
  const consoleErrors: string[] = [];
  const listen = (page: Page): void => {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') consoleErrors.push(message.text());
    });
    page.on('pageerror', (error) => consoleErrors.push(String(error)));
  };
  context.on('page', listen);
  openVisits.add({ context, consoleErrors, expected });
  return { page: await context.newPage(), context, origin, consoleErrors };
}

/** After each test: closes all visits, and fails on unexpected console output. */
export async function closeVisits(): Promise<void> {
  const visits = [...openVisits];
  openVisits.clear();
  await Promise.all(visits.map(({ context }) => context.close()));
  const noise = visits.flatMap(({ consoleErrors, expected }) =>
    consoleErrors.filter((text) => !expected?.test(text)),
  );
  if (noise.length > 0) throw new Error(`The console said:\n${noise.join('\n')}`);
}

/** After all tests of a file: disconnects from the shared browser. */
export async function disconnectBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}
