import { defineWidget, shape, type MarkupIssue } from '../index';
import { parseData } from './parseData';

const definition = defineWidget({
  name: 'listing-grid',
  title: 'Listing grid',
  help: 'Shows listings.',
  kind: 'react',
  load: 'visible',
  options: {},
  data: shape.object({
    results: shape.list(
      shape.object({
        id: shape.id(),
        name: shape.text(),
        rating: shape.number().optional(),
        open: shape.flag().optional(),
      }),
    ),
    order: shape.choice(['name', 'rating']).optional(),
    labels: shape.record(shape.text()).optional(),
    raw: shape.unknown().optional(),
  }),
});

function parse(content: string) {
  const page = document.createElement('div');
  page.innerHTML = `<div data-widget="listing-grid">${content}</div>`;
  const element = page.firstElementChild as HTMLElement;
  const issues: MarkupIssue[] = [];
  const data = parseData({ definition, element, report: (issue) => issues.push(issue) });
  return { data, issues, element };
}
const script = (json: string) => `<script type="application/json">${json}</script>`;

describe('the JSON inside a mount point', () => {
  it('EMBED-3.read EMBED-3.one-schema is read and checked against the shape', () => {
    const { data, issues } = parse(
      script(
        '{"results":[{"id":1,"name":"Pub","rating":4.5,"open":true}],"order":"rating","labels":{"a":"b"},"raw":[1,"x"]}',
      ),
    );
    expect(data).toEqual({
      results: [{ id: 1, name: 'Pub', rating: 4.5, open: true }],
      order: 'rating',
      labels: { a: 'b' },
      raw: [1, 'x'],
    });
    expect(issues).toEqual([]);
  });

  it('EMBED-3 is undefined, without a report, where there is none', () => {
    expect(parse('<p>Listings</p>')).toMatchObject({ data: undefined, issues: [] });
    expect(parse(script(' \n '))).toMatchObject({ data: undefined, issues: [] });
  });

  it('EMBED-3.own is not taken from a mount point inside, nor from another kind of script', () => {
    expect(parse(`<div data-widget="other">${script('{"results":[]}')}</div>`).data).toBeUndefined();
    expect(parse('<script type="application/ld+json">{"results":[]}</script>').data).toBeUndefined();
    expect(parse(`<div>${script('{"results":[]}')}</div>`).data).toEqual({ results: [] });
  });

  it('O-EMB-01 EMBED-3.faults is reported once and left out when it is not JSON', () => {
    const { data, issues, element } = parse(script('{"results":[],}'));
    expect(data).toBeUndefined();
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({
      widget: 'listing-grid',
      element,
      path: '',
      allowed: 'valid JSON',
      used: 'no data',
    });
    expect(issues[0]?.found).toMatch(/not JSON/);
  });

  it('explains to an editor that their template escaped the JSON for HTML', () => {
    const { issues } = parse(script('{&quot;results&quot;:[]}').replaceAll('&quot;', '&amp;quot;'));
    expect(issues).toHaveLength(1);
    const page = document.createElement('div');
    const element = page.appendChild(document.createElement('div'));
    element.setAttribute('data-widget', 'listing-grid');
    const json = element.appendChild(document.createElement('script'));
    json.type = 'application/json';
    json.textContent = '{&quot;results&quot;:[]}';
    const reported: MarkupIssue[] = [];
    parseData({ definition, element, report: (issue) => reported.push(issue) });
    expect(reported[0]?.allowed).toMatch(/not escaped for HTML/);
  });

  it.each([
    ['{"results":[{"id":1,"name":"Trinity\'s \\"Pub\\" \\u003c/script>\\u003cb>"}]}'],
    ['{"results":[{"id":1,"name":"Trinity\'s \\"Pub\\" <\\/script><b>"}]}'],
  ])('O-EMB-03 is read whole when the CMS escaped a closing script tag: %s', (json) => {
    const { data, issues } = parse(script(json));
    expect(data?.results[0]?.name).toBe('Trinity\'s "Pub" </script><b>');
    expect(issues).toEqual([]);
  });

  it('accepts numbers that a template quoted', () => {
    expect(parse(script('{"results":[{"id":"7","name":"Pub","rating":"4.50"}]}')).data?.results).toEqual([
      { id: 7, name: 'Pub', rating: 4.5 },
    ]);
  });

  it('drops unknown fields without a report', () => {
    const { data, issues } = parse(script('{"results":[{"id":7,"name":"Pub","phone":"1"}],"next":null}'));
    expect(data).toEqual({ results: [{ id: 7, name: 'Pub' }] });
    expect(issues).toEqual([]);
  });

  it('treats null for an optional field as absent', () => {
    const { data, issues } = parse(script('{"results":[{"id":7,"name":"Pub","rating":null}],"order":null}'));
    expect(data).toEqual({ results: [{ id: 7, name: 'Pub' }] });
    expect(issues).toEqual([]);
  });

  it('EMBED-3.faults EMBED-5 drops only an invalid optional field, and reports its path', () => {
    const { data, issues } = parse(script('{"results":[{"id":7,"name":"Pub","rating":"good"}]}'));
    expect(data).toEqual({ results: [{ id: 7, name: 'Pub' }] });
    expect(issues).toEqual([
      expect.objectContaining({ path: 'results[0].rating', found: '"good"', allowed: 'a number' }),
    ]);
  });

  it('EMBED-5 drops only an invalid item of a list, and says why', () => {
    const { data, issues } = parse(script('{"results":[{"id":0,"name":"Pub"},{"id":8,"name":"Bar"},3]}'));
    expect(data).toEqual({ results: [{ id: 8, name: 'Bar' }] });
    expect(issues.map(({ path, allowed }) => [path, allowed])).toEqual([
      ['results[0].id', 'an id (a whole number from 1)'],
      ['results[2]', 'an object with id, name, rating, open'],
    ]);
  });

  it.each([
    ['[]', ''],
    ['null', ''],
    ['{}', 'results'],
    ['{"results":{}}', 'results'],
  ])('EMBED-5 is left out as a whole when what is required is missing: %s', (json, path) => {
    const { data, issues } = parse(script(json));
    expect(data).toBeUndefined();
    expect(issues).toEqual([expect.objectContaining({ path })]);
  });

  it('keeps a key named __proto__ as data', () => {
    const { data } = parse(script('{"results":[],"labels":{"__proto__":"x"}}'));
    expect(Object.entries(data?.labels ?? {})).toEqual([['__proto__', 'x']]);
  });
});
