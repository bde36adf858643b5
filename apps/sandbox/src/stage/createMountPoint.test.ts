import { defineWidget, option, shape } from '@cityguide/widget-kit';
import { createMountPoint } from './createMountPoint';

const definition = defineWidget({
  name: 'opening-hours',
  title: 'Opening hours',
  help: 'When a place is open.',
  kind: 'react',
  load: 'visible',
  options: {
    listingId: option.id({ required: true, help: 'Which place.' }),
    isShort: option.flag({ help: 'Today alone.' }),
  },
  data: shape.object({ days: shape.list(shape.text()) }),
  fallback: '<p>Monday to Friday</p><script type="application/json">{"days":["an example"]}</script>',
});
const scenario = { name: 'Any' };
const create = (order: Partial<Parameters<typeof createMountPoint>[0]>) =>
  createMountPoint({ definition, scenario, texts: {}, ...order });
const dataOf = (element: HTMLElement) =>
  [...element.querySelectorAll('script')].map(({ textContent }) => textContent);

describe('createMountPoint', () => {
  it('creates the element that the snippet describes, with its fallback', () => {
    const element = create({});
    expect(element).toHaveAttribute('data-widget', 'opening-hours');
    expect(element).toHaveTextContent('Monday to Friday');
  });

  it('writes attribute texts as they are, also those that the widget will reject', () => {
    const element = create({ texts: { listingId: '<42>', isShort: 'maybe' } });
    expect(element).toHaveAttribute('data-listing-id', '<42>');
    expect(element).toHaveAttribute('data-is-short', 'maybe');
  });

  it('leaves out example data, so that the widget requests the backend', () => {
    expect(dataOf(create({}))).toEqual([]);
  });

  it('replaces it with the data of the scenario', () => {
    expect(dataOf(create({ scenario: { name: 'Data', data: { days: ['</script>'] } } }))).toEqual([
      '{"days":["\\u003c/script>"]}',
    ]);
  });

  it('replaces it with other data, also such as the widget will reject, or none', () => {
    const data = { name: 'Data', data: { days: ['Monday'] } };
    expect(dataOf(create({ scenario: data, dataText: '{"days":' }))).toEqual(['{"days":']);
    expect(dataOf(create({ dataText: '{"days":[]}' }))).toEqual(['{"days":[]}']);
    expect(dataOf(create({ scenario: data, dataText: ' ' }))).toEqual([]);
  });

  it('has another fallback, or none, as the scenario says', () => {
    expect(create({ scenario: { name: 'Other', content: '<b>Closed</b>' } })).toHaveTextContent(/^Closed$/);
    const empty = create({ scenario: { name: 'Empty', content: '', data: { days: [] } } });
    expect(empty.textContent).toBe('{"days":[]}');
  });
});
