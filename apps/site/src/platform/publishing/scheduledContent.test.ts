import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { createBrowser, createMemberBrowser, type Browser } from '../../testing/createBrowser';
import { createTestSite, highRateLimits } from '../../testing/createTestSite';
import { testEngines, type TestEngine } from '../../testing/testEngines';
import { createTwoColourImage } from '../../testing/drawPicture';
import { uploadAs } from '../../content/photos/upload/testing/createUpload';
import {
  addScheduledContent,
  COMMON_WORD,
  SCHEDULED_ID,
  reschedule,
  NAME_PREFIX,
} from './testing/addScheduledContent';
import { matchesRoutePattern, listUrls, listRoutePatterns, type ContentUrls } from './testing/listUrls';

const NOW_MS = Date.UTC(2026, 5, 10, 15);
const PUBLISH_MS = NOW_MS + 3_600_000;
/** Together with the caches' `max-age` this stays within a minute. */
const SHORT_DELAY_MS = 30_000;
const OWN_DATA = /^\/accounts\/data|\/me\/export\/$/;
/** Routes without scheduled content, or whose content another tested route covers. */
const WITHOUT_SCHEDULED_CONTENT = [
  '/*',
  '/house-ads/:id/',
  '/house-ads/drawn/:name',
  '/tiles/:z/:x/:y',
  // Style sheets and fonts of the brands.
  '/editors/preview/*',
  // Only these have stories in the sample city; all sections share one handler.
  ...['news', 'culture', 'real-estate', 'sports', 'tech', 'travel'].map((name) => `/${name}/:slug/`),
  // As restaurants.
  '/places/n/:id/:slug/',
  '/places/:slug/',
  '/places/:slug/photos/',
  '/places/:slug/photos/:id/',
  // Members' saved items are changed there, not read.
  ...['photos', 'favourites', 'todos', 'ratings'].map((noun) => `/api/v2/${noun}/:id/`),
  ...['article', 'video', 'event'].map((noun) => `/api/v2/${noun}-bookmarks/:id/`),
  ...['identities', 'sessions'].map((noun) => `/api/v2/profiles/me/${noun}/:id/`),
  // A CMS writes there with a token; nothing is read.
  ...['listings', 'events', 'articles'].map((kind) => `/api/v2/content/${kind}/:key/`),
];

/** A site with scheduled content of every type, and a member who has saved it all. */
async function open(engine: TestEngine) {
  const clock = { nowMs: NOW_MS };
  const site = await createTestSite(engine, {
    hasPages: true,
    origin: 'https://city.example',
    limits: highRateLimits,
    now: () => clock.nowMs,
  });
  mkdirSync(join(site.dataDir, 'images/pictures'), { recursive: true });
  writeFileSync(join(site.dataDir, 'images/pictures/dated.jpg'), await createTwoColourImage());
  const guest = createBrowser(site.app);
  const member = await createMemberBrowser(site.app);
  const { id: profileId } = (await member.get('/api/v2/profiles/me/')).json<{ id: number }>();
  const photos = await addScheduledContent(site.database, {
    dateMs: NOW_MS - 1,
    presentMs: NOW_MS,
    profileId,
  });
  await saveAll(member);
  const countsBefore = await readCounts(member);
  await reschedule(site.database, photos, PUBLISH_MS);
  clock.nowMs = PUBLISH_MS - 1;
  return { ...site, clock, guest, member, countsBefore, addresses: listUrls(photos) };
}
type TestContext = Awaited<ReturnType<typeof open>>;

async function saveAll(browser: Browser): Promise<LightMyRequestResponse[]> {
  const responses: LightMyRequestResponse[] = [];
  for (const [group, body] of [
    ['favourites', { listing: SCHEDULED_ID }],
    ['todos', { listing: SCHEDULED_ID }],
    ['ratings', { listing: SCHEDULED_ID, value: 5 }],
    ['article-bookmarks', { object_id: SCHEDULED_ID }],
    ['video-bookmarks', { video: SCHEDULED_ID }],
    ['event-bookmarks', { event: SCHEDULED_ID }],
  ] as const)
    responses.push(await browser.send('POST', `/api/v2/${group}/`, body));
  return responses;
}

const readCounts = async (browser: Browser) =>
  (await browser.get('/api/v2/profiles/me/dashboard/')).json<object>();

/** Requests films conditionally, so that the video is not rendered: the response is a 304. */
const request = (path: string, browser: Browser) =>
  browser.get(path, path.startsWith('/films/') ? { 'if-none-match': '*' } : {});

/** Those of the paths that show any scheduled content. */
async function findShown(paths: readonly string[], browser: Browser): Promise<string[]> {
  const shown: string[] = [];
  for (const path of paths) {
    const { body, headers } = await request(path, browser);
    // Members may export their own texts and photo URLs; names of content they saved have to wait.
    const text = OWN_DATA.test(path) ? COMMON_WORD : NAME_PREFIX;
    if (`${body}${JSON.stringify(headers)}`.toLowerCase().includes(text)) shown.push(path);
  }
  return shown;
}

/** What is missing from the responses of `expected`. */
async function findMissing(expected: ContentUrls['shared'], browser: Browser): Promise<string[]> {
  const missing: string[] = [];
  for (const [path, texts] of Object.entries(expected)) {
    const { body, headers } = await request(path, browser);
    for (const text of texts) if (!body.toLowerCase().includes(text)) missing.push(`${text} at ${path}`);
    const cache = String(headers['cache-control']);
    if (!/^(public, (max-age=30|no-cache)|private, no-store)$/.test(cache)) missing.push(`${path}: ${cache}`);
  }
  return missing;
}

const listStaticPaths = (app: TestContext['app']) =>
  listRoutePatterns(app).filter((pattern) => !/[:*]/.test(pattern));

describe.each(testEngines)('every address on $name', (engine) => {
  let site: TestContext;
  const before: Record<'shared' | 'others' | 'members', string[]> = { shared: [], others: [], members: [] };
  const foundEarly: [string, number][] = [];
  const saved: object[] = [];
  let countsMeanwhile: object;
  let after: string[] = [];

  beforeAll(async () => {
    site = await open(engine);
    const { guest, member, addresses, clock } = site;
    const shared = Object.keys(addresses.shared);
    before.shared = await findShown(shared, guest);
    before.others = await findShown(
      listStaticPaths(site.app).filter((path) => !shared.includes(path)),
      guest,
    );
    before.members = await findShown(
      listStaticPaths(site.app).filter((path) => /^\/(?:api|accounts)\//.test(path)),
      member,
    );
    for (const path of addresses.own) {
      const { statusCode, body } = await request(path, guest);
      if (statusCode !== 404 || body.toLowerCase().includes(NAME_PREFIX)) foundEarly.push([path, statusCode]);
    }
    for (const path of Object.keys(addresses.saved)) saved.push((await member.get(path)).json<object>());
    countsMeanwhile = await readCounts(member);

    clock.nowMs = PUBLISH_MS + SHORT_DELAY_MS;
    after = [
      ...(await findMissing(addresses.shared, guest)),
      ...(await findMissing(addresses.saved, member)),
    ];
    for (const path of addresses.own) {
      const { statusCode } = await request(path, guest);
      if (![200, 304].includes(statusCode)) after.push(`${path} responds with ${statusCode}`);
    }
  }, 240_000);
  afterAll(() => site.stop());

  it('TIME-1.everywhere shows no scheduled content: no page, list, feed, sitemap or menu', () => {
    expect(before.shared).toEqual([]);
    expect(before.others).toEqual([]);
    expect(listStaticPaths(site.app).length).toBeGreaterThan(70);
  });

  it('TIME-1.not-found its own pages are 404 until then', () => expect(foundEarly).toEqual([]));

  it('TIME-1.saved neither shows nor counts it in a saved list', () => {
    expect(before.members).toEqual([]);
    for (const page of saved) expect(page).toMatchObject({ count: 0, results: [] });
    expect(new Set(Object.values(countsMeanwhile))).toEqual(new Set([0]));
  });

  it('TIME-1.within-a-minute shows it within a minute of its time, without a restart and including cache times', async () => {
    expect(after).toEqual([]);
    expect(await readCounts(site.member)).toEqual(site.countsBefore);
    expect(new Set(Object.values(site.countsBefore))).toEqual(new Set([0, 1, 2]));
  });

  it('TIME-1.every-address is requested by these tests', () => {
    const { shared, saved: lists, own: pages } = site.addresses;
    const requested = [...Object.keys(shared), ...Object.keys(lists), ...pages];
    const untested = listRoutePatterns(site.app).filter(
      (pattern) =>
        /[:*]/.test(pattern) &&
        !WITHOUT_SCHEDULED_CONTENT.includes(pattern) &&
        !requested.some(matchesRoutePattern(pattern)),
    );
    expect(untested).toEqual([]);
  });
});

describe.each(testEngines)('scheduled content on $name', (engine) => {
  let site: TestContext;
  beforeEach(async () => {
    site = await open(engine);
  });
  afterEach(() => site.stop());

  it('TIME-1 appears in cached lists and counts at its time, without any write', async () => {
    const { guest, clock } = site;
    for (const path of [
      '/api/v2/listings/?keywords=quokka',
      '/api/v2/photos/',
      '/api/v2/listings/?sub_type=1',
    ]) {
      clock.nowMs = PUBLISH_MS - 1;
      const early = await guest.get(path);
      clock.nowMs = PUBLISH_MS;
      const late = await guest.get(path, { 'if-none-match': String(early.headers.etag) });
      expect([path, late.statusCode]).toEqual([path, 200]);
      const added = late.json<{ count: number }>().count - early.json<{ count: number }>().count;
      expect([path, added]).toEqual([path, path.includes('photos') ? 2 : 1]);
    }
  });

  it('TIME-1.no-writes cannot be saved, rated, photographed or entered', async () => {
    const { guest, member, clock } = site;
    const other = await createMemberBrowser(site.app, 'noor@example.com');
    for (const browser of [member, other])
      for (const response of await saveAll(browser)) {
        expect(response.statusCode).toBe(400);
        expect(response.body).toContain(`Invalid pk \\"${SCHEDULED_ID}\\"`);
      }
    const upload = await uploadAs(other, {
      bytes: await createTwoColourImage(),
      fields: { listing: String(SCHEDULED_ID) },
    });
    expect([upload.statusCode, Object.keys(upload.json<object>())]).toEqual([400, ['listing']]);
    const entry = await guest.post('/contests/zyxwvutsrcontest/', {
      name: 'Noor',
      email: 'noor@example.com',
      response: 'Yes',
    });
    expect(entry.statusCode).toBe(404);
    clock.nowMs = PUBLISH_MS;
    for (const response of await saveAll(other)) expect(response.statusCode).toBe(201);
  });
});
