import { getControls, formatOptionTable, createSnippet } from '../documents';
import { defineWidget, option, shape } from '../index';
import { parseData } from '../data/parseData';
import { parseOptions } from '../options/parseOptions';

const definition = defineWidget({
  name: 'listing-grid',
  title: 'Listing grid',
  help: 'Shows listings.',
  kind: 'react',
  load: 'visible',
  options: {
    place: option.id({ required: true, help: 'Which place.' }),
    limit: option.number({ default: 12, min: 1, max: 48, isWhole: true, help: 'How many | at once.' }),
    ordering: option.choice(['name', '-rating'], { default: 'name', help: 'Order.' }),
    search: option.flag({ help: 'Search box.' }),
    sorted: option.flag({ default: true, help: 'Tabs.' }),
    tags: option.list({ help: 'Tags.' }),
    title: option.text({ default: '', help: 'Title.' }),
  },
  data: shape.object({ name: shape.text() }),
  fallback: '<p>Places</p>',
});

describe('the documents that are generated from a definition', () => {
  it('EMBED-2 has a snippet with what must be filled in and the CMS content', () => {
    expect(createSnippet(definition)).toBe(
      '<div data-widget="listing-grid" data-place="1">\n  <p>Places</p>\n</div>',
    );
  });

  it('EMBED-2 shows an example where one of several options is needed, until one is chosen', () => {
    const either = defineWidget({
      ...definition,
      options: { left: option.id({ example: 1, help: 'Left.' }), right: option.id({ help: 'Right.' }) },
      fallback: '',
    });
    expect(createSnippet(either)).toContain(' data-left="1">');
    expect(createSnippet(either, { options: { right: 5 } })).toContain(
      '<div data-widget="listing-grid" data-right="5">',
    );
  });

  it('writes a snippet that the parsers read back, whatever characters are in it', () => {
    const options = {
      place: 7,
      limit: 3,
      ordering: '-rating',
      search: true,
      sorted: false,
      tags: ['a&b', 'c'],
      title: `Trinity's "Pub" </script><b>`,
    };
    const data = { name: `"</script><b>'&quot;` };
    const page = document.createElement('div');
    page.innerHTML = createSnippet(definition, { options, data });
    const element = page.firstElementChild as HTMLElement;
    const report = jest.fn();
    expect(parseOptions({ definition, element, report })).toEqual(options);
    expect(parseData({ definition, element, report })).toEqual(data);
    expect(element.querySelector('p')).toHaveTextContent('Places');
    expect(report).not.toHaveBeenCalled();
  });

  it('EMBED-3 has one data script, the one passed in where the fallback has its own', () => {
    const fallback = '<p>Places</p>\n<script type="application/json">{ "name": "Old" }</script>';
    const both = createSnippet({ ...definition, fallback }, { data: { name: 'New' } });
    expect(both.match(/<script/g)).toHaveLength(1);
    expect(both).toMatch(/New[\s\S]*<p>Places<\/p>/);
    expect(createSnippet({ ...definition, fallback })).toContain('"Old"');
  });

  it('ANY-8.plain has a form without data, and without forms where the widget has one', () => {
    const fallback = '<form></form>\n<script type="application/json">{ "name": "Old" }</script>';
    const plain = { fallback: '<a href="/x">Places</a>', load: 'eager' } as const;
    expect(createSnippet({ ...definition, fallback, plain }, { isPlain: true })).toBe(
      '<div data-widget="listing-grid" data-place="1" data-load="eager">\n  <a href="/x">Places</a>\n</div>',
    );
    expect(
      createSnippet({ ...definition, fallback: '<p></p>' }, { isPlain: true, data: { name: 'New' } }),
    ).toBe('<div data-widget="listing-grid" data-place="1">\n  <p></p>\n</div>');
  });

  it('leaves defaults out of a snippet', () => {
    expect(createSnippet(definition, { options: { place: 7, limit: 12, search: false } })).not.toMatch(
      /limit|search/,
    );
  });

  it('has a table of the options', () => {
    expect(formatOptionTable(definition).split('\n').slice(0, 4)).toEqual([
      '| attribute | allowed | default | what it does |',
      '| --- | --- | --- | --- |',
      '| `data-place` | an id (a whole number from 1) | required | Which place. |',
      '| `data-limit` | a whole number from 1 to 48 | `12` | How many \\| at once. |',
    ]);
    expect(formatOptionTable({ ...definition, options: {} })).toBe('This widget has no options.');
  });

  it('EMBED-17.controls EMBED-2.one-schema has a control for each option', () => {
    const controls = getControls(definition);
    expect(controls.map(({ name, input }) => [name, input])).toEqual([
      ['place', 'number'],
      ['limit', 'number'],
      ['ordering', 'select'],
      ['search', 'checkbox'],
      ['sorted', 'checkbox'],
      ['tags', 'text'],
      ['title', 'text'],
    ]);
    expect(controls[0]).toMatchObject({
      attribute: 'data-place',
      required: true,
      min: 1,
      step: 1,
      defaultText: '',
    });
    expect(controls[1]).toMatchObject({
      min: 1,
      max: 48,
      step: 1,
      defaultText: '12',
      help: 'How many | at once.',
    });
    expect(controls[2]).toMatchObject({ choices: ['name', '-rating'], defaultText: 'name' });
  });
});
