import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { createBrowser, createMemberBrowser, type Browser } from '../../testing/createBrowser';
import { createTestSite, wideLimits } from '../../testing/createTestSite';
import { testEngines, type TestEngine } from '../../testing/databases';
import { drawHalves } from '../../testing/drawPicture';
import { uploadAs } from '../../content/photos/upload/testing/createUpload';
import { addDatedThings, COMMON_WORD, DATED_ID, dateThings, MARK } from './testing/addDatedThings';
import { isOfPattern, listAddresses, listPatterns, type Addresses } from './testing/listAddresses';

const PRESENT_MS = Date.UTC(2026, 5, 10, 15);
const AHEAD_MS = PRESENT_MS + 3_600_000;
/** What caches may keep on top of it makes the minute. */
const SHORTLY_MS = 30_000;
const OWN_DATA = /^\/accounts\/data|\/me\/export\/$/;
/** Answered without anything that editors date, or by what was named with all its content. */
const WITHOUT_THINGS = [
  '/*',
  '/house-ads/:id/',
  '/house-ads/drawn/:name',
  '/tiles/:z/:x/:y',
  // Only these have stories in the sample city; all sections share one handler.
  ...['news', 'culture', 'real-estate', 'sports', 'tech', 'travel'].map((name) => `/${name}/:slug/`),
  // As restaurants.
  '/places/n/:id/:slug/',
  '/places/:slug/',
  '/places/:slug/photos/',
  '/places/:slug/photos/:id/',
  // One's own saved things are changed there, not read.
  ...['photos', 'favourites', 'todos', 'ratings'].map((noun) => `/api/v2/${noun}/:id/`),
  ...['article', 'video', 'event'].map((noun) => `/api/v2/${noun}-bookmarks/:id/`),
  ...['identities', 'sessions'].map((noun) => `/api/v2/profiles/me/${noun}/:id/`),
];

/** A site with everything dated, and a member who has saved it all. */
async function open(engine: TestEngine) {
  const clock = { nowMs: PRESENT_MS };
  const site = await createTestSite(engine, {
    hasPages: true,
    origin: 'https://city.example',
    limits: wideLimits,
    now: () => clock.nowMs,
  });
  mkdirSync(join(site.dataDir, 'images/pictures'), { recursive: true });
  writeFileSync(join(site.dataDir, 'images/pictures/dated.jpg'), await drawHalves());
  const guest = createBrowser(site.app);
  const member = await createMemberBrowser(site.app);
  const { id: profileId } = (await member.get('/api/v2/profiles/me/')).json<{ id: number }>();
  const photos = await addDatedThings(site.database, {
    dateMs: PRESENT_MS - 1,
    presentMs: PRESENT_MS,
    profileId,
  });
  await saveAll(member);
  const countsBefore = await readCounts(member);
  await dateThings(site.database, photos, AHEAD_MS);
  clock.nowMs = AHEAD_MS - 1;
  return { ...site, clock, guest, member, countsBefore, addresses: listAddresses(photos) };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function saveAll(as: Browser): Promise<LightMyRequestResponse[]> {
  const answers: LightMyRequestResponse[] = [];
  for (const [group, body] of [
    ['favourites', { listing: DATED_ID }],
    ['todos', { listing: DATED_ID }],
    ['ratings', { listing: DATED_ID, value: 5 }],
    ['article-bookmarks', { object_id: DATED_ID }],
    ['video-bookmarks', { video: DATED_ID }],
    ['event-bookmarks', { event: DATED_ID }],
  ] as const)
    answers.push(await as.send('POST', `/api/v2/${group}/`, body));
  return answers;
}

const readCounts = async (as: Browser) => (await as.get('/api/v2/profiles/me/dashboard/')).json<object>();

/** The film is not made for it: whoever has it already is only told so. */
const ask = (path: string, as: Browser) =>
  as.get(path, path.startsWith('/films/') ? { 'if-none-match': '*' } : {});

/** Those of the addresses that show any of the things. */
async function findShown(paths: readonly string[], as: Browser): Promise<string[]> {
  const shown: string[] = [];
  for (const path of paths) {
    const { body, headers } = await ask(path, as);
    // Members' own words and addresses of photos are theirs to take away; names of what they saved have to wait.
    const mark = OWN_DATA.test(path) ? COMMON_WORD : MARK;
    if (`${body}${JSON.stringify(headers)}`.toLowerCase().includes(mark)) shown.push(path);
  }
  return shown;
}

/** What the addresses should show and do not. */
async function findMissing(wanted: Addresses['shared'], as: Browser): Promise<string[]> {
  const missing: string[] = [];
  for (const [path, words] of Object.entries(wanted)) {
    const { body, headers } = await ask(path, as);
    for (const word of words) if (!body.toLowerCase().includes(word)) missing.push(`${word} at ${path}`);
    const cache = String(headers['cache-control']);
    if (!/^(public, (max-age=30|no-cache)|private, no-store)$/.test(cache)) missing.push(`${path}: ${cache}`);
  }
  return missing;
}

const listPlain = (app: Opened['app']) => listPatterns(app).filter((pattern) => !/[:*]/.test(pattern));

describe.each(testEngines)('every address on $name', (engine) => {
  let site: Opened;
  const before: Record<'shared' | 'others' | 'members', string[]> = { shared: [], others: [], members: [] };
  const own: [string, number][] = [];
  const saved: object[] = [];
  let countsMeanwhile: object;
  let after: string[] = [];

  beforeAll(async () => {
    site = await open(engine);
    const { guest, member, addresses, clock } = site;
    const shared = Object.keys(addresses.shared);
    before.shared = await findShown(shared, guest);
    before.others = await findShown(
      listPlain(site.app).filter((path) => !shared.includes(path)),
      guest,
    );
    before.members = await findShown(
      listPlain(site.app).filter((path) => /^\/(?:api|accounts)\//.test(path)),
      member,
    );
    for (const path of addresses.own) {
      const { statusCode, body } = await ask(path, guest);
      if (statusCode !== 404 || body.toLowerCase().includes(MARK)) own.push([path, statusCode]);
    }
    for (const path of Object.keys(addresses.saved)) saved.push((await member.get(path)).json<object>());
    countsMeanwhile = await readCounts(member);

    clock.nowMs = AHEAD_MS + SHORTLY_MS;
    after = [
      ...(await findMissing(addresses.shared, guest)),
      ...(await findMissing(addresses.saved, member)),
    ];
    for (const path of addresses.own) {
      const { statusCode } = await ask(path, guest);
      if (![200, 304].includes(statusCode)) after.push(`${path} answers ${statusCode}`);
    }
  }, 240_000);
  afterAll(() => site.stop());

  it('TIME-1.everywhere shows nothing dated ahead: no page, list, feed, sitemap or menu', () => {
    expect(before.shared).toEqual([]);
    expect(before.others).toEqual([]);
    expect(listPlain(site.app).length).toBeGreaterThan(70);
  });

  it('TIME-1.not-found that is its own answers 404 until then', () => expect(own).toEqual([]));

  it('TIME-1.saved shows and counts nothing of it in a saved list', () => {
    expect(before.members).toEqual([]);
    for (const page of saved) expect(page).toMatchObject({ count: 0, results: [] });
    expect(new Set(Object.values(countsMeanwhile))).toEqual(new Set([0]));
  });

  it('TIME-1.within-a-minute shows it within a minute of its time, by itself, with what caches may keep', async () => {
    expect(after).toEqual([]);
    expect(await readCounts(site.member)).toEqual(site.countsBefore);
    expect(new Set(Object.values(site.countsBefore))).toEqual(new Set([0, 1, 2]));
  });

  it('TIME-1.every-address is among those that are asked', () => {
    const { shared, saved: lists, own: pages } = site.addresses;
    const asked = [...Object.keys(shared), ...Object.keys(lists), ...pages];
    const forgotten = listPatterns(site.app).filter(
      (pattern) =>
        /[:*]/.test(pattern) && !WITHOUT_THINGS.includes(pattern) && !asked.some(isOfPattern(pattern)),
    );
    expect(forgotten).toEqual([]);
  });
});

describe.each(testEngines)('what is dated ahead on $name', (engine) => {
  let site: Opened;
  beforeEach(async () => {
    site = await open(engine);
  });
  afterEach(() => site.stop());

  it('TIME-1 comes into kept lists with its moment, and is counted, though nobody writes', async () => {
    const { guest, clock } = site;
    for (const path of [
      '/api/v2/listings/?keywords=quokka',
      '/api/v2/photos/',
      '/api/v2/listings/?sub_type=1',
    ]) {
      clock.nowMs = AHEAD_MS - 1;
      const early = await guest.get(path);
      clock.nowMs = AHEAD_MS;
      const late = await guest.get(path, { 'if-none-match': String(early.headers.etag) });
      expect([path, late.statusCode]).toEqual([path, 200]);
      const added = late.json<{ count: number }>().count - early.json<{ count: number }>().count;
      expect([path, added]).toEqual([path, path.includes('photos') ? 2 : 1]);
    }
  });

  it('TIME-1.no-writes is, for whoever would save, rate, photograph or enter it, not there', async () => {
    const { guest, member, clock } = site;
    const other = await createMemberBrowser(site.app, 'noor@example.com');
    for (const as of [member, other])
      for (const answer of await saveAll(as)) {
        expect(answer.statusCode).toBe(400);
        expect(answer.body).toContain(`Invalid pk \\"${DATED_ID}\\"`);
      }
    const upload = await uploadAs(other, {
      bytes: await drawHalves(),
      fields: { listing: String(DATED_ID) },
    });
    expect([upload.statusCode, Object.keys(upload.json<object>())]).toEqual([400, ['listing']]);
    const entry = await guest.post('/contests/zyxcontest/', {
      name: 'Noor',
      email: 'noor@example.com',
      answer: 'Yes',
    });
    expect(entry.statusCode).toBe(404);
    clock.nowMs = AHEAD_MS;
    for (const answer of await saveAll(other)) expect(answer.statusCode).toBe(201);
  });
});
