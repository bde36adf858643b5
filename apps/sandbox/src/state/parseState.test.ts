import { defineWidget, option } from '@cityguide/widget-kit';
import type { Catalogue } from '../catalogue/CatalogueEntry';
import { formatState } from './formatState';
import { parseState } from './parseState';

const hours = defineWidget({
  name: 'opening-hours',
  title: 'Opening hours',
  help: 'When a place is open.',
  kind: 'react',
  load: 'visible',
  options: {
    listingId: option.id({ required: true, help: 'Which place.' }),
    brand: option.text({ default: '', help: 'Of the drinks.' }),
  },
});
const clock = defineWidget({
  name: 'clock',
  title: 'Clock',
  help: 'What time it is.',
  kind: 'react',
  load: 'eager',
  options: {},
});
const catalogue: Catalogue = [
  {
    definition: hours,
    scenarios: [
      { name: 'Open now', options: { listingId: 41 } },
      { name: 'A member & slow', options: { listingId: 42 }, member: true, backend: 'slow' },
    ],
  },
  { definition: clock, scenarios: [] },
];

describe('parseState', () => {
  it('shows the first scenario of the first widget if the URL is empty', () => {
    expect(parseState('', catalogue)).toEqual({
      widget: 'opening-hours',
      scenario: 'Open now',
      brand: 'guide',
      colours: 'auto',
      language: 'own',
      screen: 'fit',
      visitor: 'guest',
      backend: 'ready',
      data: undefined,
      options: {},
    });
  });

  it('takes visitor and backend from the scenario', () => {
    const state = parseState('?widget=opening-hours&scenario=A+member+%26+slow', catalogue);
    expect(state).toMatchObject({ visitor: 'member', backend: 'slow' });
  });

  it('lets the URL override the scenario', () => {
    const state = parseState('?scenario=A+member+%26+slow&visitor=guest&backend=error', catalogue);
    expect(state).toMatchObject({ visitor: 'guest', backend: 'error' });
  });

  it('does not confuse an option with a setting of the sandbox that has the same name', () => {
    const state = parseState('?brand=news&option.brand=Muskoka', catalogue);
    expect(state).toMatchObject({ brand: 'news', options: { brand: 'Muskoka' } });
  });

  it.each([
    ['a widget', '?widget=opening-horus'],
    ['a scenario', '?scenario=Closed'],
    ['a brand', '?brand=gazette'],
    ['a screen', '?screen=huge'],
    ['a backend', '?backend=toString'],
    ['an option', '?option.constructor=1&option.open=2'],
  ])('falls back if the URL names %s that does not exist', (_what, search) => {
    expect(parseState(search, catalogue)).toEqual(parseState('', catalogue));
  });

  it('shows a widget without scenarios with its defaults', () => {
    expect(parseState('?widget=clock', catalogue)).toMatchObject({ widget: 'clock', scenario: 'Defaults' });
  });

  it('says how to create a widget where there is none', () => {
    expect(() => parseState('', [])).toThrow(/npm run new:widget/);
  });
});

describe('formatState', () => {
  it('leaves out the values of the scenario', () => {
    const state = parseState('?scenario=A+member+%26+slow&visitor=member&backend=slow', catalogue);
    expect(formatState(state, catalogue)).toBe('?widget=opening-hours&scenario=A+member+%26+slow');
  });

  it('restores every state that a URL can have', () => {
    const search =
      '?widget=opening-hours&scenario=A+member+%26+slow&brand=news&colours=dark&screen=medium&visitor=guest&backend=many&option.listingId=7&option.brand=A%26B+%3D+%C3%A9';
    expect(formatState(parseState(search, catalogue), catalogue)).toBe(search);
  });

  it('keeps an option that was emptied', () => {
    const state = { ...parseState('', catalogue), options: { listingId: '' } };
    expect(parseState(formatState(state, catalogue), catalogue).options).toEqual({ listingId: '' });
  });
});
