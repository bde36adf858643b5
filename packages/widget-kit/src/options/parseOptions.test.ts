import { defineWidget, option, type MarkupIssue, type WidgetDefinition } from '../index';
import { parseOptions } from './parseOptions';

const definition = defineWidget({
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
});

function parse(attributes: string, widget: WidgetDefinition = definition) {
  const page = document.createElement('div');
  page.innerHTML = `<div data-widget="listing-grid" ${attributes}></div>`;
  const element = page.firstElementChild as HTMLElement;
  const issues: MarkupIssue[] = [];
  const values = parseOptions({ definition: widget, element, report: (issue) => issues.push(issue) });
  return { values, issues, element };
}

describe('the options of a mount point', () => {
  it('EMBED-2.kebab-case EMBED-2.kinds are read from kebab-case attributes and have their types', () => {
    const { values, issues } = parse(
      'data-sub-type="12" data-limit=" 24 " data-ordering="-rating" data-search data-tags="patio, open late ,,dogs" data-title="Near you"',
    );
    expect(values).toEqual({
      subType: 12,
      limit: 24,
      ordering: '-rating',
      search: true,
      tags: ['patio', 'open late', 'dogs'],
      title: 'Near you',
    });
    expect(issues).toEqual([]);
  });

  it('EMBED-2.defaults have their defaults where the attribute is absent, and undefined where there is none', () => {
    expect(parse('').values).toEqual({
      subType: undefined,
      limit: 12,
      ordering: 'name',
      search: false,
      tags: [],
      title: 'Places',
    });
  });

  it.each([
    ['data-search', true],
    ['data-search="true"', true],
    ['data-search="True"', true],
    ['data-search="false"', false],
    ['data-search="False"', false],
  ])('EMBED-2.flags reads the flag %s as %s', (attribute, value) => {
    expect(parse(attribute).values).toMatchObject({ search: value });
  });

  it('O-EMB-04 are numbers and booleans though written as text', () => {
    expect(parse('data-limit="12" data-search="false"').values).toMatchObject({ limit: 12, search: false });
  });

  it('O-EMB-04 leave foreign attributes alone, without a report', () => {
    const { values, issues } = parse('data-csrf="NV3T" data-x="/a/b" data-load="eager" data-limit="3"');
    expect(issues).toEqual([]);
    expect(Object.keys(values ?? {})).toEqual(['subType', 'limit', 'ordering', 'search', 'tags', 'title']);
  });

  it('EMBED-5.default EMBED-5.report EMBED-2.allowed use the default for an invalid value and report element, attribute, what was found and what is allowed', () => {
    const { values, issues, element } = parse('data-limit="many"');
    expect(values).toMatchObject({ limit: 12 });
    expect(issues).toEqual([
      {
        widget: 'listing-grid',
        element,
        attribute: 'data-limit',
        found: '"many"',
        allowed: 'a whole number from 1 to 48',
        used: '12',
      },
    ]);
  });

  it.each([
    ['data-limit="0"', 'limit', 12],
    ['data-limit="49"', 'limit', 12],
    ['data-limit="2.5"', 'limit', 12],
    ['data-limit="1e1"', 'limit', 12],
    ['data-limit="1,000"', 'limit', 12],
    ['data-limit="Infinity"', 'limit', 12],
    ['data-sub-type="-3"', 'subType', undefined],
    ['data-sub-type="0"', 'subType', undefined],
    ['data-sub-type="99999999999999999999"', 'subType', undefined],
    ['data-ordering="rating"', 'ordering', 'name'],
    ['data-ordering="constructor"', 'ordering', 'name'],
    ['data-search="yes"', 'search', false],
  ])('EMBED-5.default EMBED-2.allowed do not accept %s', (attribute, name, used) => {
    const { values, issues } = parse(attribute);
    expect(values).toMatchObject({ [name]: used });
    expect(issues).toHaveLength(1);
  });

  it('O-EMB-01 treat an attribute that a template left empty as absent', () => {
    const { values, issues } = parse('data-limit="" data-sub-type="" data-ordering="" data-tags=""');
    expect(values).toMatchObject({ limit: 12, subType: undefined, ordering: 'name', tags: [] });
    expect(issues).toEqual([]);
  });

  describe('that are required', () => {
    const button = defineWidget({
      ...definition,
      options: { listingId: option.id({ required: true, help: 'Listing.' }) },
    });

    it('EMBED-5.kept keep the CMS content when they are invalid', () => {
      const { values, issues } = parse('data-listing-id="abc"', button);
      expect(values).toBeNull();
      expect(issues[0]).toMatchObject({
        attribute: 'data-listing-id',
        found: '"abc"',
        allowed: 'an id (a whole number from 1)',
        used: 'the content from the CMS, without the widget',
      });
    });

    it('EMBED-5.kept keep the CMS content when they are missing or empty', () => {
      expect(parse('', button).values).toBeNull();
      expect(parse('', button).issues[0]).toMatchObject({ found: 'nothing' });
      expect(parse('data-listing-id=""', button).values).toBeNull();
    });

    it('start the widget when they are valid', () => {
      expect(parse('data-listing-id="42"', button)).toMatchObject({ values: { listingId: 42 }, issues: [] });
    });
  });
});
