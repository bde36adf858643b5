import path from 'node:path';
import { chromium } from 'playwright-core';
import { startSite } from './startSite';
import { type TestRun, setStartedRun } from './testRun';

const dataDir = path.resolve(__dirname, '../../data/e2e');

/** Starts one browser and one real server per brand; both servers share one seeded database, as two processes may. */
export default async function startAll(): Promise<void> {
  const browser = await chromium.launchServer({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    // As root in a container Chromium has no sandbox; the other options prevent network requests of its own.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  // One after the other: the first one seeds the database, the second one finds it seeded.
  const guide = await startSite({ brand: 'guide', dataDir });
  const news = await startSite({ brand: 'news', dataDir });
  const running: TestRun = {
    browser: browser.wsEndpoint(),
    sites: { guide: guide.address, news: news.address },
  };
  process.env['CITYGUIDE_E2E'] = JSON.stringify(running);
  setStartedRun({ stop: async () => void (await Promise.all([browser.close(), guide.stop(), news.stop()])) });
}
