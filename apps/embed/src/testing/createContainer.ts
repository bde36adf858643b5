import { federationRuntime } from '../core/federation/federationRuntime';
import type { FederationContainer } from '../modules/CoreModule';

interface SharedModuleRequest {
  shareKey: string;
  requiredVersion?: string;
  strictVersion?: boolean;
}

type Require = Parameters<typeof federationRuntime.bundlerRuntime.initContainerEntry>[0]['webpackRequire'];

/**
 * A container that makes the same calls, in the same order, as the code that webpack generates for a widget.
 * @param build the widget's module; its `require` returns shared modules by key
 */
export function createContainer(
  requests: readonly SharedModuleRequest[],
  build: (require: (shareKey: string) => unknown) => unknown,
): FederationContainer {
  const { bundlerRuntime } = federationRuntime;
  const mapping = Object.fromEntries(
    requests.map((request) => [request.shareKey, { strictVersion: true, ...request }]),
  );
  const ids = Object.keys(mapping);
  const webpackRequire: Require = {
    m: {},
    c: {},
    S: {},
    consumesLoadingData: { moduleIdToConsumeDataMapping: mapping, initialConsumes: ids },
  };
  function requireShared(id: string): unknown {
    const module = { exports: undefined as unknown };
    webpackRequire.m[id]?.(module);
    return module.exports;
  }
  bundlerRuntime.init();
  bundlerRuntime.installInitialConsumes({ webpackRequire, initialConsumes: ids });
  return {
    init: (scope) =>
      bundlerRuntime.initContainerEntry({ webpackRequire, shareScope: scope as Require['S'][string] }),
    get: () => Promise.resolve(() => ({ default: build(requireShared) })),
  };
}
