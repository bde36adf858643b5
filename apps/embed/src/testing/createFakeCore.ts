import type { Core, CoreModule, CoreSettings, MountHooks, WidgetMounts } from '../modules/CoreModule';
import type { Release } from '../registry/registry';

/** One widget that was opened, with what was requested of it. */
export interface OpenedWidget {
  release: Release;
  hooks: MountHooks;
  hasReact: boolean;
  mounts: { [K in keyof WidgetMounts]: jest.Mock };
}

export interface FakeCore {
  part: CoreModule;
  settings: CoreSettings[];
  opened: OpenedWidget[];
  replayClick: jest.Mock;
  openLogin: jest.Mock;
  /** The widget's mount points added so far. */
  getMountPoints(name: string): HTMLElement[];
}

/**
 * The element that a React widget renders into; here it is added beside the CMS's content, so that tests can see both.
 */
function createScope(name: string): HTMLElement {
  const scope = document.createElement('div');
  scope.setAttribute('data-cg-scope', name);
  return scope;
}

/**
 * A fake core that records its calls.
 * @param isReady whether mount points are ready at once; else the test calls the hooks
 */
export function createFakeCore({ isReady = true } = {}): FakeCore {
  const settings: CoreSettings[] = [];
  const opened: OpenedWidget[] = [];
  const replayClick = jest.fn();
  const openLogin = jest.fn();
  const core: Core = {
    replayClick,
    openLogin,
    open({ release, react, hooks }) {
      const add = jest.fn((elements: readonly HTMLElement[]) => {
        if (!isReady) return;
        for (const element of elements) {
          if (release.kind === 'react') element.append(createScope(release.name));
          hooks.onReady(element);
        }
        if (release.kind === 'enhancer') hooks.onRest?.();
      });
      const mounts = { add, remove: jest.fn(), stop: jest.fn() };
      opened.push({ release, hooks, hasReact: react !== undefined, mounts });
      return Promise.resolve(mounts);
    },
  };
  return {
    settings,
    opened,
    replayClick,
    openLogin,
    getMountPoints: (name) =>
      opened
        .filter(({ release }) => release.name === name)
        .flatMap(({ mounts }) => mounts.add.mock.calls.flatMap(([elements]) => elements as HTMLElement[])),
    part: {
      startCore(given) {
        settings.push(given);
        return core;
      },
    },
  };
}
