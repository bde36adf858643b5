import { testEngines } from '../../../testing/testEngines';
import { openImportTest, type ImportTest } from '../testing/openImportTest';

const encodeWindows = (text: string) => Buffer.from(text, 'latin1');

/** On SQLite alone: nothing here depends on the database. */
describe('files that people have', () => {
  let test: ImportTest;
  beforeEach(async () => {
    test = await openImportTest(testEngines[0]);
  });
  afterEach(() => test.stop());

  const findListing = (name: string) =>
    test.site.database.query
      .selectFrom('listings')
      .innerJoin('listing_sub_types', 'listing_sub_types.id', 'listings.sub_type_id')
      .leftJoin('neighbourhoods', 'neighbourhoods.id', 'listings.neighbourhood_id')
      .select([
        'listings.name',
        'address',
        'phone',
        'website',
        'listings.latitude',
        'listings.longitude',
        'external_key',
      ])
      .select([
        'listings.description',
        'listing_sub_types.name as category',
        'neighbourhoods.name as neighbourhood',
      ])
      .where('listings.name', '=', name)
      .executeTakeFirst();

  it('OWN-1.encodings reads Café in UTF-8 with a mark, in UTF-16 and as Windows saves it, composed or not', async () => {
    const text = 'id;name;category\nc1;Café Noir — 5 €;Cafés\n';
    const utf8 = await test.bringIn('a.csv', `\ufeff${text}`);
    expect([utf8.counts.created, utf8.problems]).toEqual([1, []]);
    const others = [
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
      Buffer.from(text.replace('—', '\x97').replace('€', '\x80'), 'latin1'),
      text.normalize('NFD'),
    ];
    for (const other of others)
      expect((await test.bringIn('a.csv', other)).counts).toMatchObject({
        unchanged: 1,
        created: 0,
        changed: 0,
      });
    expect(await findListing('Café Noir — 5 €')).toMatchObject({ category: 'Cafés', external_key: 'c1' });
  });

  it.each([',', ';', '\t', '|'])(
    'OWN-1.separators takes %j between cells, and in quotes for text',
    async (separator) => {
      const cells = (...row: string[]) => row.map((cell) => `"${cell}"`).join(separator);
      const report = await test.bringIn(
        'a.csv',
        [
          cells('Nom', 'Catégorie', 'Adresse', 'Téléphone'),
          cells('Chez Yak', 'Yaks', `1, rue du Yak; bureau 2 | A\t`, '416 555 0123'),
        ].join('\r\n'),
      );
      expect(report.problems).toEqual([]);
      expect(await findListing('Chez Yak')).toMatchObject({
        address: '1, rue du Yak; bureau 2 | A',
        phone: '416-555-0123',
      });
    },
  );

  it('OWN-1.spreadsheets reads merged heads, formulas, numbers as text, decimal commas and empty lines at the end', async () => {
    const file = [
      'Our places in 2026;;;;;;',
      ';;;;;;',
      'Nr.;Name of the place;;Contact;;Map;',
      'No;Nom;Catégorie;Téléphone;Site web;Lat;Long',
      '1;"Chez ""Yak""";Yaks;4.165550123E+09;"=HYPERLINK(""https://yak.example/a"";""Yak"")";43,65;-79,42',
      '2;"=""0012 Yak""";Yaks;="416-555-0199";;;',
      '3;=A5&B2;Yaks;;;;',
      ...Array.from({ length: 30 }, () => ';;;;;;'),
      '',
    ].join('\r\n');
    const report = await test.bringIn('a.csv', encodeWindows(file));
    expect(report.problems).toEqual([
      {
        line: 7,
        field: 'name',
        problem: '"=A5&B2" is a formula, not what it results in.',
        advice: expect.any(String),
      },
    ]);
    expect(await findListing('Chez "Yak"')).toMatchObject({
      external_key: '1',
      phone: '416-555-0123',
      website: 'https://yak.example/a',
      latitude: 43.65,
      longitude: -79.42,
    });
    expect(await findListing('0012 Yak')).toMatchObject({ phone: '416-555-0199' });
  });

  it('OWN-1.spreadsheets says where a cell with a separator has no quotes', async () => {
    const report = await test.bringIn(
      'a.csv',
      'name,category,address\nYak,Yaks,1 Yak St, Unit 2\nYak Two,Yaks,2 Yak St\n',
    );
    expect(report).toMatchObject({
      counts: { created: 1, rejected: 1 },
      problems: [
        { line: 2, field: '', problem: expect.stringContaining('It has 4 cells, and there are 3 columns') },
      ],
    });
  });

  it('OWN-1.columns recognises columns in English and French, and a mapping file says what the others are', async () => {
    const file = 'Etablissement,Spécialité,Quartier,Remarks\nChez Yak,Yaks,Cote-verte,secret\n';
    const first = await test.bringIn('a.csv', file, { isDryRun: true });
    expect(first.problems.map(({ field }) => field)).toEqual(['category']);
    expect(first.mapping.columns).toEqual({
      Etablissement: 'name',
      Spécialité: null,
      Quartier: 'neighbourhood',
      Remarks: null,
    });
    const mapping = {
      columns: { ...first.mapping.columns, Spécialité: 'category' },
      constants: { type: 'Restaurants' },
    };
    const report = await test.bringIn('a.csv', file, { mapping });
    expect(report).toMatchObject({ counts: { created: 1 }, problems: [], mapping });
    expect(await findListing('Chez Yak')).toMatchObject({
      category: 'Yaks',
      neighbourhood: 'Côte-Verte',
      description: '',
    });
  });

  it('OWN-1.json reads JSON lines, and goes on behind a line that is none', async () => {
    const file =
      '{"id":7,"name":"Yak","category":"Yaks","coordinates":{"latitude":43.6,"longitude":-79.4}}\n{"name":\n\n{"id":8,"name":"Gnu","category":["Gnus","Yaks"]}';
    const report = await test.bringIn('a.jsonl', file);
    expect(report).toMatchObject({ counts: { created: 2, rejected: 1 }, problems: [{ line: 2 }] });
    expect(await findListing('Yak')).toMatchObject({ external_key: '7', latitude: 43.6 });
    expect(await findListing('Gnu')).toMatchObject({ category: 'Gnus' });
  });

  it('OWN-1.geojson reads the features of GeoJSON, and finds the neighbourhood whose boundary they are in', async () => {
    const { query } = test.site.database;
    const boundary = {
      type: 'Polygon',
      coordinates: [
        [
          [-79.5, 43.6],
          [-79.3, 43.6],
          [-79.3, 43.8],
          [-79.5, 43.8],
          [-79.5, 43.6],
        ],
      ],
    };
    await query
      .updateTable('neighbourhoods')
      .set({ boundary: JSON.stringify(boundary) })
      .where('id', '=', 2)
      .execute();
    const feature = (id: string, coordinates: number[]) => ({
      type: 'Feature',
      id,
      geometry: { type: 'Point', coordinates },
      properties: { name: id, category: 'Yaks' },
    });
    const features = [feature('Yak', [-79.4, 43.7]), feature('Gnu', [-79.9, 43.7])];
    const collection = { type: 'FeatureCollection', name: 'places', features };
    const report = await test.bringIn('a.geojson', JSON.stringify(collection));
    expect(report).toMatchObject({ counts: { read: 2, created: 2 }, problems: [] });
    expect(await findListing('Yak')).toMatchObject({
      latitude: 43.7,
      longitude: -79.4,
      neighbourhood: 'Côte-Verte',
    });
    expect(await findListing('Gnu')).toMatchObject({ neighbourhood: null });
    const cutOff = await test.bringIn('a.geojson', JSON.stringify(collection).slice(0, -30));
    expect(cutOff.problems).toEqual([expect.objectContaining({ problem: 'The file ends in the middle.' })]);
  });

  it('OWN-1.by-line refuses a spreadsheet as such, and a file of an unknown kind', async () => {
    await expect(test.bringIn('a.xlsx', 'PK')).rejects.toThrow('is a spreadsheet. Save it as CSV (UTF-8)');
    await expect(test.bringIn('a.pdf', '%PDF')).rejects.toThrow(
      'listings are read from .csv, .tsv, .jsonl, .geojson or .json',
    );
  });
});
