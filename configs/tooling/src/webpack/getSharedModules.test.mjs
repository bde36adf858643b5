import { createTempFolder, removeTempFolders } from '../testing/createTempFolder.mjs';
import { getSharedModules } from './getSharedModules.mjs';

afterEach(removeTempFolders);

const REACT = {
  'node_modules/react/package.json': { name: 'react', version: '19.3.1' },
  'node_modules/react-dom/package.json': { name: 'react-dom', version: '19.3.0' },
};
const STORE = {
  'node_modules/@cityguide/store/package.json': { name: '@cityguide/store', version: '1.4.0' },
};

describe('getSharedModules', () => {
  it('EMBED-11 consumes from the page alone, once, and with the caret of the version built against', async () => {
    const shared = getSharedModules(await createTempFolder({ ...REACT, ...STORE, 'package.json': {} }));
    expect(shared['@cityguide/store']).toEqual({
      singleton: true,
      import: false,
      strictVersion: true,
      requiredVersion: '^1.4.0',
    });
  });

  it('lists the sub paths of a package, with its version', async () => {
    const shared = getSharedModules(await createTempFolder({ ...REACT, ...STORE, 'package.json': {} }));
    expect(Object.entries(shared).map(([key, { requiredVersion }]) => [key, requiredVersion])).toEqual([
      ['react', '^19.3.1'],
      ['react/jsx-runtime', '^19.3.1'],
      ['react-dom', '^19.3.0'],
      ['react-dom/client', '^19.3.0'],
      ['@cityguide/store', '^1.4.0'],
      ['@cityguide/store/react', '^1.4.0'],
    ]);
  });

  it('leaves out what the widget does not depend on: a save button consumes no React', async () => {
    const shared = getSharedModules(await createTempFolder({ ...STORE, 'package.json': {} }));
    expect(Object.keys(shared)).toEqual(['@cityguide/store', '@cityguide/store/react']);
  });

  it('reports the package.json that it cannot read', async () => {
    const dir = await createTempFolder({
      'package.json': {},
      'node_modules/react/package.json': '{ "version":',
    });
    expect(() => getSharedModules(dir)).toThrow(/node_modules\/react/);
  });
});
