import { addSharedModule } from './addSharedModule';
import { assertRequiredVersions } from './assertRequiredVersions';
import type { ShareScope } from './ShareScope';

const scope: ShareScope = {};
addSharedModule(scope, '@cityguide/store', { version: '1.4.0', module: {} });

describe('the versions that a widget requires', () => {
  it.each<Record<string, string> | undefined>([
    undefined,
    {},
    { '@cityguide/store': '^1.4.0' },
    { '@cityguide/store': '^1.0.0' },
  ])('EMBED-11.older-minor fits a widget that requires %j', (requires) => {
    expect(() => assertRequiredVersions({ requires }, scope)).not.toThrow();
  });

  it.each(['^1.5.0', '^2.0.0'])(
    'EMBED-11.refused EMBED-11.message rejects one that requires store %s, also where it imports nothing',
    (range) => {
      expect(() => assertRequiredVersions({ requires: { '@cityguide/store': range } }, scope)).toThrow(
        `It needs @cityguide/store ${range}, but this page has 1.4.0.`,
      );
    },
  );

  it('EMBED-11 rejects one that requires what the page does not have', () => {
    expect(() => assertRequiredVersions({ requires: { '@cityguide/widget-kit': '^1.0.0' } }, scope)).toThrow(
      /does not have it/,
    );
  });
});
