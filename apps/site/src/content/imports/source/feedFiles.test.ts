import { testEngines } from '../../../testing/testEngines';
import { openImportTest, type ImportTest } from '../testing/openImportTest';

describe('a feed', () => {
  let test: ImportTest;
  beforeEach(async () => {
    test = await openImportTest(testEngines[0], 'articles');
  });
  afterEach(() => test.stop());

  const findArticles = () =>
    test.site.database.query
      .selectFrom('articles')
      .innerJoin('article_types', 'article_types.id', 'articles.type_id')
      .select([
        'articles.name',
        'external_key',
        'summary',
        'body',
        'author',
        'date_published',
        'articles.path',
      ])
      .select('article_types.name as section')
      .where('external_key', 'is not', null)
      .orderBy('articles.id')
      .execute();

  it('OWN-1.feeds reads RSS, and what its categories are called here', async () => {
    const rss = `<?xml version="1.0"?><rss version="2.0" xmlns:content="c" xmlns:dc="d"><channel><title>Yak news</title>
      <item><title>Soup &amp; caf&#233;</title><link>https://yak.example/1</link><guid>g1</guid><category>Cuisine</category>
        <pubDate>Wed, 25 Nov 2026 10:00:00 -0500</pubDate><dc:creator>Ana</dc:creator>
        <description>&lt;p&gt;In &lt;b&gt;short&lt;/b&gt;&lt;/p&gt;</description>
        <content:encoded><![CDATA[<p>Long</p><script>alert(1)</script>]]></content:encoded></item>
      <item><title>No section</title><guid>g2</guid><category>Yaks</category></item></channel></rss>`;
    const report = await test.bringIn('feed.xml', rss);
    expect(report).toMatchObject({
      counts: { created: 1, rejected: 1 },
      problems: [{ line: 6, field: 'section' }],
    });
    expect(await findArticles()).toEqual([
      {
        name: 'Soup & café',
        external_key: 'g1',
        section: 'Food',
        summary: 'In short',
        body: '<p>Long</p>',
        author: 'Ana',
        date_published: Date.parse('2026-11-25T15:00:00Z'),
        path: '/food/soup-and-cafe/',
      },
    ]);
    const mapping = { columns: {}, constants: { section: 'News' } };
    expect((await test.bringIn('feed.xml', rss, { mapping })).counts).toMatchObject({
      created: 1,
      unchanged: 1,
    });
  });

  it('OWN-1.feeds reads Atom', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Yak</title><entry><id>tag:yak,1</id><title type="html">Skates</title>
      <link rel="alternate" href="https://yak.example/2"/><category term="sports"/><published>2026-11-25T10:00:00Z</published>
      <author><name>Bo</name></author><summary>Ice</summary><content type="html">&lt;p&gt;Ice&lt;/p&gt;</content></entry></feed>`;
    await test.bringIn('feed.atom', atom);
    expect(await findArticles()).toMatchObject([
      { name: 'Skates', external_key: 'tag:yak,1', section: 'Sports', author: 'Bo', body: '<p>Ice</p>' },
    ]);
  });

  it('OWN-1.wordpress reads published posts of an export of WordPress, with their paragraphs, and nothing else of it', async () => {
    const post = (
      id: number,
      type: string,
      status: string,
    ) => `<item><title>Post ${id}</title><guid isPermaLink="false">https://wp.example/?p=${id}</guid>
      <dc:creator><![CDATA[ana]]></dc:creator><content:encoded><![CDATA[First line.\n\nSecond <em>line</em>.\n\n<h2>Head</h2>]]></content:encoded>
      <excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_type>${type}</wp:post_type><wp:status>${status}</wp:status>
      <pubDate>Wed, 25 Nov 2026 10:00:00 +0000</pubDate><category domain="category" nicename="travel"><![CDATA[Voyages]]></category></item>`;
    const wxr = `<rss version="2.0"><channel><wp:wxr_version>1.2</wp:wxr_version>${post(1, 'post', 'publish')}${post(2, 'page', 'publish')}${post(3, 'post', 'draft')}${post(4, 'attachment', 'inherit')}</channel></rss>`;
    const report = await test.bringIn('wordpress.xml', wxr);
    expect(report).toMatchObject({ counts: { read: 1, created: 1 }, problems: [] });
    expect(await findArticles()).toMatchObject([
      {
        name: 'Post 1',
        section: 'Travel',
        body: '<p>First line.</p>\n<p>Second <em>line</em>.</p>\n<h2>Head</h2>',
      },
    ]);
  });

  it('OWN-1.feeds says from which line on a file is no XML, and brings in what came before', async () => {
    const report = await test.bringIn(
      'feed.xml',
      '<rss><channel><item><title>Yak</title><guid>g</guid><category>news</category></item>\n<item></rss>',
    );
    expect(report).toMatchObject({ counts: { created: 1, rejected: 1 } });
    expect(report.problems[0]?.problem).toMatch(/^The file is no XML from here on: /);
  });
});
