import { readFileSync } from 'node:fs';
import type { BrowserContext, Route } from 'playwright-core';

/** Long enough to see what a slot shows meanwhile. */
const LATE_RESPONSE_MS = 1200;
const ORIGIN = 'https://ads.example';

export interface AdServer {
  origin: string;
  /** Requested ad units, in order. */
  requestedUnits: string[];
  /** Fetched files, in order. */
  fetchedPaths: string[];
}

const readStandIn = (name: string) =>
  readFileSync(require.resolve(`@cityguide/widget-ad-slot/stand-ins/${name}`), 'utf8');

const CREATIVE =
  '<!doctype html><html lang="en"><title>Ad</title><body style="margin:0;background:#fc6">Bought and paid for';

/** An ad server on a separate origin: the last part of a unit says how it responds (`/9/late`). */
export async function startAdServer(context: BrowserContext): Promise<AdServer> {
  const server: AdServer = { origin: ORIGIN, requestedUnits: [], fetchedPaths: [] };
  const files: Record<string, string> = {
    '/gpt.js': readStandIn('gpt.js'),
    '/prebid.js': readStandIn('prebid.js'),
    '/creative.html': CREATIVE,
  };

  async function fulfillAd(route: Route, unit: string) {
    server.requestedUnits.push(unit);
    const kind = unit.split('/').pop();
    if (kind === 'error') return route.abort('failed');
    if (kind === 'late') await new Promise((resolve) => setTimeout(resolve, LATE_RESPONSE_MS));
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { html: kind === 'empty' ? null : 'creative.html' },
    });
  }

  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname === '/ad') return fulfillAd(route, searchParams.get('unit') ?? '');
    server.fetchedPaths.push(pathname);
    const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    return route.fulfill({ contentType, body: files[pathname] ?? '' });
  });
  return server;
}
