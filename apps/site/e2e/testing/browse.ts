import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium,
} from 'playwright-core';
import { type Brand, readRunning } from './running';

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Origin of the site, without a final slash. */
  origin: string;
  /** Console errors and warnings and uncaught errors so far; a test that expects one takes it out. */
  complaints: string[];
}

interface VisitOrder extends BrowserContextOptions {
  brand?: Brand;
  width?: number;
  height?: number;
  /** Runs in every document before its own scripts. */
  before?: string;
  /** Complaints that this visit provokes on purpose. */
  expected?: RegExp;
}

let browser: Promise<Browser> | undefined;
const open = new Set<{ context: BrowserContext; complaints: string[]; expected: RegExp | undefined }>();

/** Opens a page of its own profile; `closeVisits` fails the test where the console said anything. */
export async function startVisit(order: VisitOrder = {}): Promise<Visit> {
  const { brand = 'guide', width = 1280, height = 800, before, expected, ...options } = order;
  browser ??= chromium.connect(readRunning().browser);
  const origin = readRunning().sites[brand];
  const context = await (
    await browser
  ).newContext({ viewport: { width, height }, baseURL: origin, ...options });
  if (before) await context.addInitScript(before);
  const complaints: string[] = [];
  const listen = (page: Page): void => {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
  };
  context.on('page', listen);
  open.add({ context, complaints, expected });
  return { page: await context.newPage(), context, origin, complaints };
}

/** After each test: closes all visits, and fails on console noise that no test expected. */
export async function closeVisits(): Promise<void> {
  const visits = [...open];
  open.clear();
  await Promise.all(visits.map(({ context }) => context.close()));
  const noise = visits.flatMap(({ complaints, expected }) =>
    complaints.filter((words) => !expected?.test(words)),
  );
  if (noise.length > 0) throw new Error(`The console said:\n${noise.join('\n')}`);
}

/** After all tests of a file: lets go of the shared browser. */
export async function leaveBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}
