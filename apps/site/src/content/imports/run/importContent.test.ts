import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../platform/database/Database';
import { openDatabase } from '../../../platform/database/openDatabase';
import { reopenPostgres, testEngines } from '../../../testing/testEngines';
import { openImportTest, type ImportTest } from '../testing/openImportTest';
import { importContent } from './importContent';
import { withImportLock } from './withImportLock';

const HEAD = 'id,name,type,category,neighbourhood,latitude,longitude,website';
const lines = (...rows: string[]) => [HEAD, ...rows].join('\n');
const bar = 'a1,Zebra Bar,Restaurants,Zebra food,Zebra Hill,43.7,-79.4,zebra.example';
const park = 'a2,Zebra Park,Places,Zebra parks,Zebra Hill,43.71,-79.41,';
const NOTHING = { created: 0, changed: 0, unchanged: 0, withdrawn: 0, rejected: 0 };

describe.each(testEngines)('an import on $name', (engine) => {
  let test: ImportTest;
  beforeEach(async () => {
    test = await openImportTest(engine);
  });
  afterEach(() => test.stop());

  const body = async (path: string) => (await test.site.app.inject(path)).body;
  const readAll = async () => {
    const { query } = test.site.database;
    const tables = ['listings', 'listing_sub_types', 'neighbourhoods', 'import_rows'] as const;
    return Promise.all(tables.map((table) => query.selectFrom(table).selectAll().execute()));
  };

  it('OWN-1.again brings in the lines of a file, and again is the same', async () => {
    const first = await test.bringIn('places.csv', lines(bar, park));
    expect(first).toMatchObject({ counts: { ...NOTHING, read: 2, created: 2 }, problems: [] });
    expect(first.added).toEqual([
      'the category Zebra food, in Restaurants',
      'the neighbourhood Zebra Hill',
      'the category Zebra parks, in Places',
    ]);
    const before = await readAll();
    expect(await test.bringIn('places.csv', lines(bar, park))).toMatchObject({
      counts: { ...NOTHING, read: 2, unchanged: 2 },
      added: [],
    });
    expect(await readAll()).toEqual(before);
    expect(await test.listNames('/api/v2/listings/?keywords=zebra')).toEqual(['Zebra Bar', 'Zebra Park']);
    for (const path of [
      '/restaurants/zebra-food/',
      '/restaurants/zebra-bar/',
      '/neighbourhoods/zebra-hill/',
      '/search?q=zebra',
    ])
      expect(await body(path)).toContain('Zebra Bar');
  });

  it('OWN-1.again changes what the file changes, and nothing else', async () => {
    await test.bringIn('places.csv', lines(bar, park));
    const report = await test.bringIn('places.csv', lines(bar.replace('Bar', 'Grill'), park));
    expect(report.counts).toEqual({ ...NOTHING, read: 2, changed: 1, unchanged: 1 });
    expect(await test.listNames('/api/v2/listings/?keywords=grill')).toContain('Zebra Grill');
    expect(await body('/restaurants/zebra-bar/')).toContain('Zebra Grill');
  });

  it('OWN-1.dry-run says what would change and what is wrong, and changes nothing', async () => {
    await test.bringIn('places.csv', lines(bar, park));
    const before = await readAll();
    const changed = lines(
      bar.replace('Bar', 'Grill'),
      'a3,Zebra Inn,Places,Inns,,,,javascript:x',
      'a4,Zebra Zoo,Places,Zoos,,43.7,,',
    );
    const report = await test.bringIn('places.csv', changed, { isDryRun: true, withdrawMissing: 'some' });
    expect(report.counts).toEqual({
      read: 3,
      created: 0,
      changed: 1,
      unchanged: 0,
      withdrawn: 0,
      rejected: 2,
    });
    expect(report.problems).toEqual([
      {
        line: 3,
        field: 'website',
        problem: '"javascript:x" is no address of a website.',
        advice: expect.any(String),
      },
      {
        line: 4,
        field: 'longitude',
        problem: 'It is missing, and the other coordinate is there.',
        advice: 'Give both or none.',
      },
    ]);
    expect(await readAll()).toEqual(before);
  });

  it('OWN-1.by-line leaves out what is wrong, names line and field, and brings in the rest', async () => {
    const report = await test.bringIn(
      'places.csv',
      lines(bar, 'a2,,Places,Parks,,,,', 'a1,Zebra Twin,Places,Parks,,,,', park),
    );
    expect(report.counts).toEqual({ ...NOTHING, read: 4, created: 2, rejected: 2 });
    expect(report.problems.map(({ line, field }) => [line, field])).toEqual([
      [3, 'name'],
      [4, 'key'],
    ]);
  });

  it('OWN-1.withdrawn withdraws what the file does not have any more, but not what is wrong in it', async () => {
    await test.bringIn('places.csv', lines(bar, park));
    const wrong = lines(bar.replace('zebra.example', 'javascript:x'));
    const report = await test.bringIn('places.csv', wrong, { withdrawMissing: 'some' });
    expect(report.counts).toEqual({ ...NOTHING, read: 1, withdrawn: 1, rejected: 1 });
    expect(await test.listNames('/api/v2/listings/?keywords=zebra')).toEqual(['Zebra Bar']);
    // The sample city was not brought in, and stays.
    expect((await test.listNames()).length).toBe(100);
    const again = await test.bringIn('places.csv', lines(bar, park), { withdrawMissing: 'some' });
    expect(again.counts).toEqual({ ...NOTHING, read: 2, changed: 1, unchanged: 1 });
    expect(await test.listNames('/api/v2/listings/?keywords=zebra')).toEqual(['Zebra Bar', 'Zebra Park']);
  });

  it('OWN-1.cut-off does not withdraw most of a city because a file was cut off', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `k${index},Yak ${index},Places,Yaks,,,,`);
    await test.bringIn('places.csv', lines(...rows));
    const cutOff = () =>
      test.bringIn('places.csv', lines(...rows.slice(0, 20), 'new,Yak New,Places,Yaks,,,,'), {
        withdrawMissing: 'some',
      });
    await expect(cutOff()).rejects.toThrow('The file lacks 40 of the 60 listings that were brought in');
    expect(await test.listNames('/api/v2/listings/?keywords=yak&limit=100')).toHaveLength(60);
    const meant = await test.bringIn('places.csv', lines(...rows.slice(0, 20)), { withdrawMissing: 'most' });
    expect(meant.counts.withdrawn).toBe(40);
  });

  it('OWN-1.at-once shows nothing of a file before all of it, and leaves nothing of one that cannot be read to its end', async () => {
    const before = await readAll();
    const rows = Array.from(
      { length: 700 },
      (_, index) => `k${index},Yak ${index},Places,Yaks,Yak Hill,43.6,-79.4,`,
    );
    const seen = new Set<string>();
    let checks: Promise<void> = Promise.resolve();
    const look = async () => {
      for (const path of [
        '/api/v2/listings/?keywords=yak',
        '/places/',
        '/neighbourhoods/',
        '/api/v2/neighbourhoods/?limit=100',
        '/sitemaps/listings/1.xml',
      ])
        if (/yak/i.test((await body(path)).replaceAll('keywords=yak', ''))) seen.add(path);
    };
    const file = test.write('places.csv', `${lines(...rows)}\n`);
    const failing = importContent(test.site.database, {
      kind: 'listings',
      file,
      onProgress({ isCompleting }) {
        checks = checks.then(look);
        if (isCompleting) throw new Error('The disk is full.');
      },
    });
    await expect(failing).rejects.toThrow('The disk is full.');
    await checks;
    expect([...seen]).toEqual([]);
    expect(await readAll()).toEqual(before);
    await importContent(test.site.database, { kind: 'listings', file });
    await look();
    expect([...seen].sort()).toEqual([
      '/api/v2/listings/?keywords=yak',
      '/api/v2/neighbourhoods/?limit=100',
      '/neighbourhoods/',
      '/places/',
      '/sitemaps/listings/1.xml',
    ]);
  });
});

describe('two imports at once', () => {
  const openFile = (folder: string) => openDatabase(`sqlite:${join(folder, 'city.sqlite')}`);

  async function expectAlone(first: Database, second: Database): Promise<void> {
    await withImportLock(first, async () => {
      await expect(withImportLock(second, () => Promise.resolve())).rejects.toThrow(
        'Another import into this site is running. Wait until it has ended, and start this one again.',
      );
    });
    await expect(withImportLock(second, () => Promise.resolve('done'))).resolves.toBe('done');
  }

  it('OWN-1.alone the second is refused with a sentence on SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cityguide-import-'));
    const [first, second] = [openFile(folder), openFile(folder)];
    await expectAlone(first, second);
    await Promise.all([first.close(), second.close()]);
    rmSync(folder, { recursive: true });
  });

  it('OWN-1.alone the second is refused with a sentence on PostgreSQL', async () => {
    const first = await testEngines[1].create();
    const second = await reopenPostgres(first);
    await expectAlone(first, second);
    await Promise.all([first.close(), second.close()]);
  });
});
