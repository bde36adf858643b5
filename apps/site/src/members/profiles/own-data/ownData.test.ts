import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataExport } from '@cityguide/api/contract';
import { sql } from 'kysely';
import { createMemberBrowser, PASSWORD, type Browser } from '../../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../../testing/createTestSite';
import { testEngines } from '../../../testing/testEngines';
import { ownTables, savedRecordNames } from './ownTables';

const API = '/api/v2/';
const REMOVE = `${API}profiles/me/delete/`;

describe.each(testEngines)('a member’s own data on $name', (engine) => {
  let site: TestSite;
  let maya: Browser;
  let noor: Browser;
  beforeEach(async () => {
    site = await createTestSite(engine, {
      limits: { ...highRateLimits, changePassword: { count: 3, windowMs: 60_000 } },
    });
    maya = await createMemberBrowser(site.app);
    noor = await createMemberBrowser(site.app, 'noor@example.com');
    for (const browser of [maya, noor]) await saveOneInEachGroup(browser);
    await site.database.query.updateTable('profiles').set({ date_email_proven: 1 }).execute();
    await addOtherRows(1);
  });
  afterEach(() => site.stop());

  async function saveOneInEachGroup(browser: Browser) {
    await browser.send('POST', `${API}favourites/`, { listing: 3 });
    await browser.send('POST', `${API}todos/`, { listing: 4 });
    await browser.send('POST', `${API}article-bookmarks/`, { object_id: 5 });
    await browser.send('POST', `${API}video-bookmarks/`, { video: 6 });
    await browser.send('POST', `${API}event-bookmarks/`, { event: 7 });
    await browser.send('POST', `${API}ratings/`, { listing: 8, value: 2.5 });
  }

  /** Rows of a member in tables other than the saved groups. */
  async function addOtherRows(id: number) {
    const { query } = site.database;
    const date_created = Date.UTC(2026, 5, 1);
    const date_expires = Date.UTC(2030, 0, 1);
    await query
      .insertInto('photos')
      .values(
        ['uploads/mine.jpg', 'pictures/the-citys.jpg'].map((image_path, index) => ({
          image_path,
          width: 600,
          height: 400,
          listing_id: 3,
          profile_id: index === 0 ? id : null,
          creation_date: date_created,
          share_path: `/listing-3/photos/${index}/`,
          description: 'Noodles',
        })),
      )
      .execute();
    await query
      .insertInto('reset_tokens')
      .values({ token_hash: 'secret-1', profile_id: id, date_created, date_expires, date_used: null })
      .execute();
    const identity = {
      provider: 'facebook',
      external_id: '77',
      profile_id: id,
      is_email_verified: 1 as const,
    };
    await query
      .insertInto('external_identities')
      .values({ ...identity, public_id: 'link-1', email_key: 'maya@example.com', date_created })
      .execute();
    const wanted = { profile_id: id, email: 'Elsewhere@example.com', email_key: 'elsewhere@example.com' };
    const dates = { date_created, date_expires };
    await query
      .insertInto('email_changes')
      .values({ ...wanted, ...dates, token_hash: 'secret-3', step: 'confirm' })
      .execute();
    await query
      .insertInto('email_take_backs')
      .values({ ...wanted, ...dates, token_hash: 'secret-4' })
      .execute();
    await query
      .insertInto('waiting_links')
      .values({ ...identity, browser_hash: 'secret-2', date_expires })
      .execute();
    await query
      .insertInto('newsletter_subscribers')
      .values(
        ['maya', 'noor'].map((name) => ({
          email: `${name}@example.com`,
          email_key: `${name}@example.com`,
          travel: 1 as const,
          date_confirmed: date_created,
        })),
      )
      .execute();
    await query
      .insertInto('contest_entries')
      .values(
        ['Maya', 'Noor'].map((name) => ({
          contest_id: 2,
          name,
          email: `${name}@example.com`,
          email_key: `${name.toLowerCase()}@example.com`,
          answer: 'The beans.',
          date_created,
        })),
      )
      .execute();
  }

  const findEntryNames = async () =>
    (await site.database.query.selectFrom('contest_entries').select('name').orderBy('id').execute()).map(
      ({ name }) => name,
    );

  /** Every table that refers to members, according to the database. */
  async function findMemberTables(): Promise<string[]> {
    const tables = await site.database.query.introspection.getTables();
    return tables
      .filter(({ columns }) => columns.some(({ name }) => name === 'profile_id'))
      .map(({ name }) => name);
  }

  async function countRows(table: string, profileId: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
      where profile_id = ${profileId}`.execute(site.database.query);
    return Number(rows[0]?.count);
  }

  it('DASH-6.export-rows the export has every row of every table that refers to the member, and no other member’s', async () => {
    const { body, headers } = await maya.get(`${API}profiles/me/export/`);
    const { profile, records } = JSON.parse(body) as DataExport;
    const names = new Map<string, string>([
      ...Object.values(savedRecordNames).map((name) => [name, name] as const),
      ...ownTables.flatMap(({ table, name, owner }) => (owner ? [] : [[table, name] as const])),
    ]);
    const tables = await findMemberTables();
    expect([...names.keys()].sort()).toEqual(tables.sort());
    for (const table of tables) {
      const rows = records[names.get(table) ?? ''];
      expect([table, rows?.length]).toEqual([table, await countRows(table, 1)]);
      expect([table, rows?.length]).not.toEqual([table, 0]);
    }
    expect(records['newsletters']).toMatchObject([{ travel: true, events: false }]);
    expect(records['contest_entries']).toMatchObject([{ contest_id: 2, name: 'Maya', answer: 'The beans.' }]);
    expect(profile).toMatchObject({ email: 'maya@example.com', is_foods_category_newsletter_active: false });
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="my-data.json"',
    });
  });

  it('DASH-6.no-hashes the export names what was saved, and contains no secrets', async () => {
    const { body } = await maya.get(`${API}profiles/me/export/`);
    const { records } = JSON.parse(body) as DataExport;
    expect(records['ratings']).toMatchObject([{ value: 2.5, listing: { id: 8, path: '/listing-8/' } }]);
    expect(records['todos']).toMatchObject([{ is_done: false, listing: { id: 4 } }]);
    expect(records['article_bookmarks']).toMatchObject([{ article: { name: 'Article 5' } }]);
    expect(records['photos']).toMatchObject([
      { description: 'Noodles', creation_date: '2026-06-01T00:00:00.000Z' },
    ]);
    expect(body).not.toMatch(/hash|secret|argon|link-1/);
  });

  it('DASH-6.deletes-all a deleted account leaves no row behind, and removes nothing of other members', async () => {
    const others = await Promise.all((await findMemberTables()).map((table) => countRows(table, 2)));
    expect((await maya.send('POST', REMOVE, { password: PASSWORD })).statusCode).toBe(204);
    const tables = await findMemberTables();
    for (const table of tables) expect([table, await countRows(table, 1)]).toEqual([table, 0]);
    expect(await Promise.all(tables.map((table) => countRows(table, 2)))).toEqual(others);
    const profiles = await site.database.query.selectFrom('profiles').select('id').execute();
    expect(profiles).toEqual([{ id: 2 }]);
    const subscribers = await site.database.query
      .selectFrom('newsletter_subscribers')
      .select('email')
      .execute();
    expect(subscribers).toEqual([{ email: 'noor@example.com' }]);
    const photos = await site.database.query.selectFrom('photos').select('image_path').execute();
    expect(photos).toEqual([{ image_path: 'pictures/the-citys.jpg' }]);
  });

  it('DASH-6.contest-entries contest entries are deleted with the account, if the address is verified', async () => {
    await site.database.query
      .updateTable('profiles')
      .set({ date_email_proven: null })
      .where('id', '=', 2)
      .execute();
    await maya.send('POST', REMOVE, { password: PASSWORD });
    expect(await findEntryNames()).toEqual(['Noor']);
    const { records } = (await noor.get(`${API}profiles/me/export/`)).json<DataExport>();
    expect(records['contest_entries']).toEqual([]);
    await noor.send('POST', REMOVE, { password: PASSWORD });
    expect(await findEntryNames()).toEqual(['Noor']);
  });

  it('DASH-6.recount listings no longer count a deleted member', async () => {
    const listing = (id: number) =>
      site.database.query
        .selectFrom('listings')
        .select(['rating', 'editors_rating', 'favourite_count'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const [favourite, ratedListing] = [await listing(3), await listing(8)];
    for (const browser of [maya, noor]) await browser.send('POST', REMOVE, { password: PASSWORD });
    expect((await listing(3)).favourite_count).toBe(favourite.favourite_count - 2);
    expect(ratedListing.rating).not.toBe(ratedListing.editors_rating);
    expect((await listing(8)).rating).toBe(ratedListing.editors_rating);
  });

  it('DASH-6.photo-files the files of a deleted member’s photos are removed, and those of the city stay', async () => {
    const files = ['uploads/mine.jpg', 'pictures/the-citys.jpg'].map((path) =>
      join(site.dataDir, 'images', path),
    );
    for (const file of files) {
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, 'a picture');
    }
    await maya.send('POST', REMOVE, { password: PASSWORD });
    expect(files.map((file) => existsSync(file))).toEqual([false, true]);
  });

  it('DASH-6.logs-out every browser of a deleted member is logged out, and this one’s cookies are cleared', async () => {
    await maya.send('POST', REMOVE, { password: PASSWORD });
    expect([...maya.cookies.keys()]).not.toContain('sessionid');
    expect((await maya.get(`${API}profiles/hi/`)).json()).toMatchObject({ id: null });
  });

  it('DASH-6.password HOST-4 the password cannot be guessed, and another site cannot delete an account', async () => {
    maya.cookies.set('csrftoken', 'made-up');
    expect((await maya.send('POST', REMOVE, { password: PASSWORD })).statusCode).toBe(403);
    noor.cookies.delete('csrftoken');
    expect((await noor.send('POST', REMOVE, { password: PASSWORD })).statusCode).toBe(403);

    const third = await createMemberBrowser(site.app, 'ines@example.com');
    const guess = async () => (await third.send('POST', REMOVE, { password: 'a guess' })).statusCode;
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([400, 400, 400, 429]);
  });

  it('DASH-2.counts counts only the member’s own rows', async () => {
    await maya.send('POST', `${API}favourites/`, { listing: 9 });
    expect((await maya.get(`${API}profiles/me/dashboard/`)).json()).toEqual({
      favourites: 2,
      todos: 1,
      todos_done: 0,
      article_bookmarks: 1,
      video_bookmarks: 1,
      events: 1,
      ratings: 1,
      photos: 1,
    });
  });
});
