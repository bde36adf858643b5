import { defineWidget, option } from '../index';
import { createManifestWidget } from '../manifest';
import { describeProblem, explainMountPoint } from '../explain';

const grid = createManifestWidget(
  defineWidget({
    name: 'listing-grid',
    title: 'Listing grid',
    help: 'Shows listings.',
    kind: 'react',
    load: 'visible',
    options: {
      subType: option.id({ help: 'Type.' }),
      limit: option.number({ default: 12, min: 1, max: 48, isWhole: true, help: 'How many.' }),
      ordering: option.choice(['name', '-rating'], { default: 'name', help: 'Order.' }),
      search: option.flag({ help: 'Search box.' }),
      tags: option.list({ help: 'Tags.' }),
      title: option.text({ default: 'Places', help: 'Title.' }),
    },
  }),
);
const button = createManifestWidget(
  defineWidget({
    name: 'save-button',
    title: 'Save button',
    help: 'Saves a place.',
    kind: 'enhancer',
    load: 'visible',
    options: { listingId: option.id({ required: true, help: 'Listing.' }) },
  }),
);

function explain(html: string, isSnippet = false) {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as Element;
  const explained = explainMountPoint(element, [grid, button], { isSnippet });
  const tell = (language: 'en' | 'fr') =>
    explained.problems.map((problem) => {
      const { what, fix } = describeProblem(problem, language);
      return `${what} ${fix}`;
    });
  return { ...explained, english: tell('en'), french: tell('fr') };
}
const valuesOf = ({ options }: ReturnType<typeof explain>) =>
  Object.fromEntries(options.map(({ attribute, value }) => [attribute, value]));

describe('a mount point explained to an editor', () => {
  it('EMBED-18.checker-options has its options as the widget takes them, defaults too', () => {
    const explained = explain(
      '<div data-widget="listing-grid" data-limit=" 24 " data-search data-tags="a, b" data-other="x" data-cg-status="ready" class="x"></div>',
    );
    expect(explained.problems).toEqual([]);
    expect(valuesOf(explained)).toEqual({
      'data-sub-type': undefined,
      'data-limit': 24,
      'data-ordering': 'name',
      'data-search': true,
      'data-tags': ['a', 'b'],
      'data-title': 'Places',
      'data-load': 'visible',
    });
  });

  it.each([
    ['<i data-widget="listing-gird"></i>', /no widget “listing-gird”.*Write data-widget="listing-grid"\./],
    ['<i data-widget="weather"></i>', /no widget “weather”.*one of these names: listing-grid, save-button/],
    [
      '<i data-widget="listing-grid" data-limit="many"></i>',
      /data-limit is “many”, which is not allowed\. 12 is used instead\. Allowed: a whole number from 1 to 48\./,
    ],
    ['<i data-widget="listing-grid" data-sub-type="-3"></i>', /“-3”.* It is ignored\. Allowed: an id/],
    ['<i data-widget="listing-grid" data-load="soon"></i>', /data-load is “soon”.*Allowed: one of eager/],
    ['<i data-widget="save-button"></i>', /data-listing-id is missing.*cannot start.*Add data-listing-id/],
    ['<i data-widget="save-button" data-listing-id="x"></i>', /is “x”, and the widget cannot start/],
    [
      '<i data-widget="save-button" data-listingid="4"></i>',
      /data-listingid is not an option.*mean data-listing-id/,
    ],
    ['<i data-widget="save-button" listing-id="4"></i>', /listing-id is not an option.*mean data-listing-id/],
    ['<i data-widget="save-button" data-listing-id="”42”"></i>', /typographic.*data-listing-id="42"\./],
    ['<i data-widget="”save-button”" data-listing-id="4"></i>', /typographic.*data-widget="save-button"\./],
    [
      '<i data-widget="listing-grid"><script type="application/json">{&quot;a&quot;:1}</script></i>',
      /escaped for HTML/,
    ],
    [
      '<i data-widget="listing-grid"><script type="application/json">{"a":1,}</script></i>',
      /not valid JSON.*Correct the JSON/,
    ],
  ])('EMBED-18.checker-problems %s is told in one sentence with its fix', (html, sentence) => {
    const { english, french } = explain(html);
    expect(english).toEqual([expect.stringMatching(sentence)]);
    expect(french).toHaveLength(1);
    expect(french[0]).not.toMatch(/\b(is|the|allowed)\b/i);
  });

  it('EMBED-18.checker-problems attributes of other code are no mistake in a page, and one in a snippet', () => {
    const html = '<i data-widget="listing-grid" data-colour="red" style="color:red"></i>';
    expect(explain(html).english).toEqual([]);
    expect(explain(html, true).english).toEqual([
      expect.stringMatching(/data-colour is not an option.*Take it out/),
    ]);
  });

  it('EMBED-18.checker-problems a name that ends with a quotation keeps its quotes', () => {
    expect(explain('<i data-widget="listing-grid" data-title="Say “hello”"></i>').english).toEqual([]);
  });
});
