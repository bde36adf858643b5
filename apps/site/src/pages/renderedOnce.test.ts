import { createTestSite, type TestSite } from '../testing/createTestSite';
import { testEngines } from '../testing/testEngines';

const DAY_MS = 86_400_000;
/** The start of a period of ten seconds, when all of the sample city is public. */
const NOW_MS = Date.UTC(2026, 0, 20);

describe.each(testEngines)('pages on $name', (engine) => {
  let site: TestSite;
  let nowMs: number;
  beforeEach(async () => {
    nowMs = NOW_MS;
    site = await createTestSite(engine, { hasPages: true, now: () => nowMs });
  });
  afterEach(() => site.stop());

  /** Those of the texts that the page contains. */
  async function findTexts(path: string, ...texts: string[]): Promise<string[]> {
    const { statusCode, body } = await site.app.inject(path);
    expect([path, statusCode]).toEqual([path, 200]);
    return texts.filter((text) => body.includes(text));
  }
  const moveEvent = (id: number, endMs: number) =>
    site.database.query
      .updateTable('events')
      .set({ start_time: endMs - DAY_MS, end_time: endMs })
      .where('id', '=', id)
      .execute();

  it('HOST-6.rendered-once are rendered once, and again after ten seconds, when an event is over', async () => {
    await moveEvent(9, NOW_MS + 5000);
    await moveEvent(10, NOW_MS + DAY_MS);
    const find = () => findTexts('/events/', 'Event 9', 'Event 10');
    expect(await find()).toEqual(['Event 9', 'Event 10']);
    nowMs = NOW_MS + 9999;
    expect(await find()).toEqual(['Event 9', 'Event 10']);
    nowMs = NOW_MS + 10_000;
    expect(await find()).toEqual(['Event 10']);
  });

  it.each([
    ['articles', '/food/'],
    ['article_types', '/food/'],
    ['contests', '/contests/'],
    ['events', '/events/'],
    ['listings', '/restaurants/'],
    ['listing_sub_types', '/restaurants/'],
    ['neighbourhoods', '/neighbourhoods/'],
    ['videos', '/videos/'],
  ] as const)('HOST-6.changed-page show a change of %s at once', async (table, path) => {
    const name = 'Another name';
    await moveEvent(1, NOW_MS + DAY_MS);
    expect(await findTexts(path, name)).toEqual([]);
    await site.database.query.updateTable(table).set({ name }).execute();
    expect(await findTexts(path, name)).toEqual([name]);
  });

  it('HOST-6.changed-page show added, removed and newly public content at once, also in their menus', async () => {
    const articles = ['Article 9', 'Article 10'];
    const find = () => findTexts('/contests/', ...articles);
    const { query } = site.database;
    expect(await find()).toEqual(articles);
    await query
      .updateTable('articles')
      .set({ date_published: NOW_MS + 1 })
      .where('id', '=', 10)
      .execute();
    expect(await find()).toEqual(['Article 9']);
    nowMs = NOW_MS + 1;
    expect(await find()).toEqual(articles);
    await query.deleteFrom('articles').where('id', '=', 10).execute();
    expect(await find()).toEqual(['Article 9']);
  });
});
