import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createBrowser, createMemberBrowser, type Browser } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { createTwoColourImage } from '../../testing/drawPicture';
import { testEngines } from '../../testing/testEngines';
import {
  addScheduledContent,
  NAME_PREFIX,
  SCHEDULED_ID,
  type ScheduledPhotos,
} from './testing/addScheduledContent';
import { listUrls } from './testing/listUrls';

const NOW_MS = Date.UTC(2026, 5, 10, 15);
/** Longer than any cache of a page or menu. */
const A_MINUTE_MS = 60_000;
const TABLES = ['listings', 'articles', 'videos', 'events', 'contests'];

describe.each(testEngines)('content that was withdrawn on $name', (engine) => {
  let site: TestSite;
  let nowMs: number;
  let guest: Browser;
  let member: Browser;
  let photos: ScheduledPhotos;

  beforeAll(async () => {
    nowMs = NOW_MS;
    site = await createTestSite(engine, {
      hasPages: true,
      origin: 'https://city.example',
      limits: highRateLimits,
      now: () => nowMs,
    });
    mkdirSync(join(site.dataDir, 'images/pictures'), { recursive: true });
    writeFileSync(join(site.dataDir, 'images/pictures/dated.jpg'), await createTwoColourImage());
    guest = createBrowser(site.app);
    member = await createMemberBrowser(site.app);
    const { id: profileId } = (await member.get('/api/v2/profiles/me/')).json<{ id: number }>();
    photos = await addScheduledContent(site.database, { dateMs: NOW_MS - 1, presentMs: NOW_MS, profileId });
    for (const [group, body] of [
      ['favourites', { listing: SCHEDULED_ID }],
      ['article-bookmarks', { object_id: SCHEDULED_ID }],
      ['event-bookmarks', { event: SCHEDULED_ID }],
    ] as const)
      await member.send('POST', `/api/v2/${group}/`, body);
  }, 120_000);
  afterAll(() => site.stop());

  async function setWithdrawn(dateMs: number | null): Promise<void> {
    for (const table of TABLES)
      await sql`update ${sql.table(table)} set date_withdrawn = ${dateMs} where id = ${SCHEDULED_ID}`.execute(
        site.database.query,
      );
    await sql`update photos set date_withdrawn = ${dateMs} where id = ${photos.scheduled}`.execute(
      site.database.query,
    );
    nowMs += A_MINUTE_MS;
  }

  /** Those of the addresses that show content of the test, or respond as though it were there. */
  async function findShown(paths: readonly string[], browser: Browser): Promise<string[]> {
    const shown: string[] = [];
    for (const path of paths) {
      const { body, statusCode } = await browser.get(path);
      if (statusCode === 200 && (body.toLowerCase().includes(NAME_PREFIX) || /"count":[1-9]/.test(body)))
        shown.push(path);
    }
    return shown;
  }

  const readCounts = async () =>
    (await member.get('/api/v2/profiles/me/dashboard/')).json<Record<string, number>>();

  it('OWN-1.withdrawn is in no list, page, search, feed, sitemap or menu, and back in all when it is put again', async () => {
    const { shared, own } = listUrls(photos);
    const paths = Object.keys(shared);
    const named = async () => {
      const found: string[] = [];
      for (const path of paths)
        if ((await guest.get(path)).body.toLowerCase().includes(NAME_PREFIX)) found.push(path);
      return found;
    };
    expect(await named()).toEqual(paths);
    const counts = await readCounts();
    expect(counts).toMatchObject({ favourites: 1, article_bookmarks: 1, events: 1, photos: 2 });

    await setWithdrawn(nowMs);
    expect(await named()).toEqual([]);
    for (const path of own) expect([path, (await guest.get(path)).statusCode]).toEqual([path, 404]);
    expect(
      await findShown(
        [
          '/api/v2/favourites/',
          '/api/v2/article-bookmarks/',
          '/api/v2/event-bookmarks/',
          '/api/v2/photos/me/',
        ],
        member,
      ),
    ).toEqual([]);
    expect(new Set(Object.values(await readCounts()))).toEqual(new Set([0]));

    await setWithdrawn(null);
    expect(await named()).toEqual(paths);
    expect(await readCounts()).toEqual(counts);
  }, 120_000);
});
