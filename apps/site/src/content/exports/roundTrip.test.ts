import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planCity } from '@cityguide/demo-city';
import { foldText, getWebsiteUrl } from '@cityguide/site-config/formats';
import { createServer } from '../../createServer';
import { insertCity } from '../../demo/insertCity';
import type { Database } from '../../platform/database/Database';
import { createSettings } from '../../platform/settings/createSettings';
import { testEngines } from '../../testing/testEngines';
import type { ContentKind } from '../imports/ContentKind';
import { importContent } from '../imports/run/importContent';
import { exportContent, formatsOf, type ExportFormat } from './exportContent';

const PRESENT_MS = Date.UTC(2026, 10, 28, 15);
const KINDS = ['listings', 'events', 'articles'] as const;
const [sqlite, postgres] = testEngines;
const ODD_NAMES = [
  '=SUM(1)',
  "'=x",
  '+1 Café',
  '“Quotes”, and "more"',
  'Two\u00a0words',
  '-',
  '<b>bold</b> & co',
];

async function write(database: Database, kind: ContentKind, format: ExportFormat): Promise<string> {
  let text = '';
  for await (const part of exportContent(database, { kind, format, siteName: 'Yak' })) text += part;
  return text;
}

describe.each([
  { from: sqlite, to: postgres },
  { from: postgres, to: sqlite },
])('what $from.name exports and $to.name imports', ({ from, to }) => {
  let folder: string;
  let source: Database;
  let target: Database;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cityguide-export-'));
    source = await from.create();
    target = await to.create();
    await insertCity(source, planCity('small', PRESENT_MS));
    for (const [index, name] of ODD_NAMES.entries())
      await source.query
        .updateTable('listings')
        .set({ name, sort_name: foldText(name), external_key: `odd ${index}` })
        .where('id', '=', index + 1)
        .execute();
  });
  afterEach(async () => {
    await Promise.all([source.close(), target.close()]);
    rmSync(folder, { recursive: true });
  });

  /** Addresses of websites get their scheme, as every import gives them. */
  async function completeWebsites(): Promise<void> {
    const listings = await source.query.selectFrom('listings').select(['id', 'website']).execute();
    for (const { id, website } of listings)
      await source.query
        .updateTable('listings')
        .set({ website: getWebsiteUrl(website) ?? '' })
        .where('id', '=', id)
        .execute();
  }

  async function move(kind: ContentKind, format: ExportFormat) {
    const file = join(folder, `${kind}.${format}`);
    writeFileSync(file, await write(source, kind, format));
    return importContent(target, { kind, file, now: () => PRESENT_MS });
  }

  /** What visitors see of all listings, events and articles, without ids, which a site gives by itself. */
  async function readSite(database: Database): Promise<unknown> {
    const { app } = await createServer(createSettings({ database, dataDir: folder, now: () => PRESENT_MS }));
    const found: unknown[] = [];
    for (const path of [
      'listings/?ordering=name&limit=48',
      'listings/?ordering=name&limit=48&offset=48',
      'events/?limit=100',
      'articles/?limit=100',
    ]) {
      const body = (await app.inject(`/api/v2/${path}`)).body;
      found.push(
        JSON.parse(
          body.replace(/"(?:id|next|previous|latitude|longitude|favourite_count)":[^,}]*/g, '"left_out":0'),
        ),
      );
    }
    await app.close();
    return found;
  }

  it.each(formatsOf.listings)(
    'OWN-2.round-trip is the same in an empty site, by way of %s',
    async (format) => {
      await completeWebsites();
      for (const kind of KINDS) {
        const chosen = formatsOf[kind].includes(format) ? format : 'jsonl';
        const { problems, counts } = await move(kind, chosen);
        expect([problems, counts.rejected]).toEqual([[], 0]);
        expect(await write(target, kind, 'jsonl')).toBe(await write(source, kind, 'jsonl'));
      }
      // Ratings of members are theirs.
      await source.query.deleteFrom('ratings').execute();
      await source.query
        .updateTable('listings')
        .set((update) => ({ rating: update.ref('editors_rating'), rating_count: 0 }))
        .execute();
      expect(await readSite(target)).toEqual(await readSite(source));
    },
    60_000,
  );

  it('OWN-2.again an export into the very site changes nothing but the keys', async () => {
    const file = join(folder, 'listings.csv');
    writeFileSync(file, await write(source, 'listings', 'csv'));
    await completeWebsites();
    const before = await write(source, 'listings', 'jsonl');
    await importContent(source, { kind: 'listings', file });
    expect(await write(source, 'listings', 'jsonl')).toBe(before);
    const { counts } = await importContent(source, { kind: 'listings', file });
    expect(counts).toMatchObject({ created: 0, changed: 0, unchanged: counts.read });
  });

  it('OWN-2.calendar brings events to another site by iCalendar', async () => {
    const { counts, problems } = await move('events', 'ics');
    expect(problems).toEqual([]);
    const select = (database: Database) =>
      database.query
        .selectFrom('events')
        .select(['name', 'start_time', 'end_time', 'calendar_uid'])
        .orderBy('calendar_uid')
        .execute();
    expect(await select(target)).toEqual(await select(source));
    expect(counts.created).toBeGreaterThan(5);
  });
});
