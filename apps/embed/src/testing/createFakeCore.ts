import type { Core, CorePart, CoreSettings, MountHooks, Mounts } from '../parts/CorePart';
import type { Release } from '../registry/registry';

/** One widget that was opened, with what was asked of it. */
export interface Opened {
  release: Release;
  hooks: MountHooks;
  hasReact: boolean;
  mounts: { [K in keyof Mounts]: jest.Mock };
}

export interface FakeCore {
  part: CorePart;
  settings: CoreSettings[];
  opened: Opened[];
  replayClick: jest.Mock;
  openLogin: jest.Mock;
  /** Mount points taken on so far, by widget. */
  taken(name: string): HTMLElement[];
}

/** What a React widget draws into; here it stands beside the CMS's content, so that tests can see both. */
function createScope(name: string): HTMLElement {
  const scope = document.createElement('div');
  scope.setAttribute('data-cg-scope', name);
  return scope;
}

/**
 * Stands in for core: notes what it is asked for.
 * @param isReady whether mount points are ready at once; else the test calls the hooks
 */
export function createFakeCore({ isReady = true } = {}): FakeCore {
  const settings: CoreSettings[] = [];
  const opened: Opened[] = [];
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
    taken: (name) =>
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
