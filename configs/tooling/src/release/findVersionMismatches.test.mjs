import { findVersionMismatches } from './findVersionMismatches.mjs';

const EMBED = 'embed/1.0.0-aaaaaaaa/';
const NAVBAR = 'navbar/1.0.0-bbbbbbbb/';

/**
 * @param {Record<string, string> | undefined} requires of the navigation bar
 * @param {{ provides?: Record<string, string> }} [facts] of the embed script
 */
const find = (requires, facts = { provides: { '@cityguide/store': '1.4.0' } }) =>
  findVersionMismatches({ embed: { folder: EMBED }, widgets: { navbar: { folder: NAVBAR, requires } } }, [
    {
      name: 'embed',
      newest: undefined,
      releases: new Map([['1.0.0-aaaaaaaa', { folder: EMBED, ...facts }]]),
    },
  ]);

describe('findVersionMismatches', () => {
  it.each([
    ['an older minor version', { '@cityguide/store': '^1.3.0' }],
    ['nothing', undefined],
  ])('finds nothing where a widget needs %s', (_what, requires) => {
    expect(find(requires)).toEqual([]);
  });

  it('names a widget that needs more than the embed script has', () => {
    expect(find({ '@cityguide/store': '^1.5.0' })).toEqual([
      {
        name: 'navbar',
        folder: NAVBAR,
        key: '@cityguide/store',
        range: '^1.5.0',
        embed: EMBED,
        found: '1.4.0',
      },
    ]);
  });

  it('names what the embed script does not have at all', () => {
    expect(find({ '@cityguide/widget-kit': '^1.0.0' })).toMatchObject([
      { key: '@cityguide/widget-kit', found: undefined },
    ]);
  });

  it('checks nothing where the embed script does not declare what it provides', () => {
    expect(find({ '@cityguide/store': '^9.0.0' }, {})).toEqual([]);
  });
});
