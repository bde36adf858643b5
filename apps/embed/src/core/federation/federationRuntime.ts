import type { ChunkRuntime } from './verifyChunks';
import { describeVersionMismatch } from './describeVersionMismatch';
import { satisfiesRange } from './satisfiesRange';
import type { ShareScope, Shared } from './ShareScope';
import { VersionError } from './VersionError';

interface SharedModuleRequest {
  shareKey: string;
  requiredVersion?: string | false;
  strictVersion?: boolean;
}

/** The part of `__webpack_require__` that webpack's generated code passes for a container (Module Federation 2.9.3). */
interface ContainerRequire extends ChunkRuntime {
  /** Module factories by id. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Modules that have run, by id. */
  c: Record<string, unknown>;
  /** Share scopes by name. */
  S: Record<string, ShareScope>;
  consumesLoadingData?: {
    moduleIdToConsumeDataMapping: Record<string, SharedModuleRequest>;
    initialConsumes?: readonly string[];
    chunkMapping?: Record<string, readonly string[]>;
  };
}

/** Receives a container's chunk loader when the container is initialised. */
export type OnRuntime = (runtime: ChunkRuntime) => void;

function describe({ shareKey, requiredVersion }: SharedModuleRequest, found: string | undefined): string {
  return describeVersionMismatch({ key: shareKey, range: requiredVersion || '*', found });
}

function findShared(container: ContainerRequire, id: string): Shared {
  const consume = container.consumesLoadingData?.moduleIdToConsumeDataMapping[id];
  if (!consume) throw new VersionError(`It asks for the shared module ${id} without saying which.`);
  const [found] = Object.entries(container.S['default']?.[consume.shareKey] ?? {});
  const [version, shared] = found ?? [];
  const isSatisfied =
    version !== undefined && (!consume.requiredVersion || satisfiesRange(consume.requiredVersion, version));
  if (!shared || (!isSatisfied && consume.strictVersion)) throw new VersionError(describe(consume, version));
  if (!isSatisfied) console.warn(`Cityguide: ${describe(consume, version)}`);
  return shared;
}

/** Makes the container's own `require` of a shared module return the page's. */
function provide(container: ContainerRequire, id: string): void {
  const shared = findShared(container, id);
  container.m[id] = (module) => {
    Reflect.deleteProperty(container.c, id);
    module.exports = shared.lib();
  };
}

/**
 * Replaces the official federation runtime (17 to 21 KB) in containers that only consume from a filled share scope.
 * These are the calls that webpack's generated code makes, so the version of the plugin is pinned.
 */
export const federationRuntime = {
  runtime: {},
  bundlerRuntime: {
    init: () => ({}),
    /** Initialises the page's share scope, which is already filled. */
    I: () => 1,
    initContainerEntry({
      webpackRequire,
      shareScope,
      remoteEntryInitOptions,
    }: {
      webpackRequire: ContainerRequire;
      shareScope: ShareScope;
      remoteEntryInitOptions?: { onRuntime?: OnRuntime | undefined } | undefined;
    }) {
      webpackRequire.S = { default: shareScope };
      remoteEntryInitOptions?.onRuntime?.(webpackRequire);
      return 1;
    },
    /** Shared modules that the container's own chunk uses: resolved when they are first required, after `init`. */
    installInitialConsumes({
      webpackRequire,
      initialConsumes,
    }: {
      webpackRequire: ContainerRequire;
      initialConsumes: readonly string[];
    }) {
      for (const id of initialConsumes) {
        webpackRequire.m[id] = (module) => {
          provide(webpackRequire, id);
          webpackRequire.m[id]?.(module);
        };
      }
    },
    /** Shared modules of a chunk that is about to be loaded. */
    consumes({ chunkId, webpackRequire }: { chunkId: string; webpackRequire: ContainerRequire }) {
      const ids = webpackRequire.consumesLoadingData?.chunkMapping?.[chunkId] ?? [];
      for (const id of ids) provide(webpackRequire, id);
    },
  },
};

declare global {
  /** The global by which widget containers find their runtime (an external of their webpack configuration). */
  var __cityguideFederation: unknown;
}
