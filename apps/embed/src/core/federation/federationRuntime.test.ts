import { createContainer } from '../../testing/createContainer';
import { addSharedModule } from './addSharedModule';
import { federationRuntime } from './federationRuntime';
import type { ShareScope } from './ShareScope';
import { VersionError } from './VersionError';

const store = { name: 'the one store' };

function createScope(version = '1.4.0'): ShareScope {
  const scope: ShareScope = {};
  addSharedModule(scope, '@cityguide/store', { version, module: store });
  return scope;
}

async function openWith(range: string, { scope = createScope(), strictVersion = true } = {}) {
  const request = { shareKey: '@cityguide/store', requiredVersion: range, strictVersion };
  const container = createContainer([request], (require) => require('@cityguide/store'));
  await container.init(scope);
  return ((await container.get('./widget'))() as { default: unknown }).default;
}

describe('the federation runtime of the page', () => {
  it('EMBED-11 provides the page’s own module to a container, not a copy', async () => {
    await expect(openWith('^1.4.0')).resolves.toBe(store);
  });

  it('EMBED-11.older-minor serves a widget that was built against an older minor version', async () => {
    await expect(openWith('^1.1.0')).resolves.toBe(store);
  });

  it.each(['^1.5.0', '^2.0.0', '^0.9.0'])(
    'EMBED-11.refused EMBED-11.message rejects one that needs %s',
    async (range) => {
      await expect(openWith(range)).rejects.toThrow(VersionError);
      await expect(openWith(range)).rejects.toThrow(
        `It needs @cityguide/store ${range}, but this page has 1.4.0. Build the widget against the deployed version, or release the embed script that fits.`,
      );
    },
  );

  it('EMBED-11 rejects one that needs what the page does not have', async () => {
    await expect(openWith('^1.0.0', { scope: {} })).rejects.toThrow(/but this page does not have it/);
  });

  it('only warns where the container is not strict', async () => {
    const onWarning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(openWith('^2.0.0', { strictVersion: false })).resolves.toBe(store);
    expect(onWarning.mock.calls[0]?.[0]).toMatch(
      /needs @cityguide\/store \^2\.0\.0, but this page has 1\.4\.0/,
    );
    onWarning.mockRestore();
  });

  it('serves the chunks that a container loads later', () => {
    const { bundlerRuntime } = federationRuntime;
    const webpackRequire = {
      m: {} as Record<string, (module: { exports: unknown }) => void>,
      c: { store: 'run before' },
      S: {},
      consumesLoadingData: {
        moduleIdToConsumeDataMapping: { store: { shareKey: '@cityguide/store', requiredVersion: '^1.0.0' } },
        chunkMapping: { dialog: ['store'] },
      },
    };
    bundlerRuntime.initContainerEntry({ webpackRequire, shareScope: createScope() });
    bundlerRuntime.consumes({ chunkId: 'other', webpackRequire });
    expect(webpackRequire.m['store']).toBeUndefined();
    bundlerRuntime.consumes({ chunkId: 'dialog', webpackRequire });
    const module = { exports: undefined as unknown };
    webpackRequire.m['store']?.(module);
    expect(module.exports).toBe(store);
  });
});
