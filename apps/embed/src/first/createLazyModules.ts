import type { FederationContainer, Core, CoreModule } from '../modules/CoreModule';
import type { ReactModule } from '../modules/ReactModule';
import type { ReleaseLoader, LoadedRelease } from './files/createReleaseLoader';
import { loadConfig } from './settings/loadConfig';
import type { EmbedScript } from './settings/EmbedScript';

/** Runs a module; injected because only the browser can. */
export type ImportModule = (url: string) => Promise<unknown>;

/** Modules that are fetched on demand, each once per page. */
export interface LazyModules {
  core(): Promise<Core>;
  react(): Promise<ReactModule>;
  /** Fetches a widget's files without running them. */
  widget(name: string): Promise<LoadedRelease>;
  /** Runs a fetched widget; core must be loaded, since containers call its federation runtime. */
  run(widget: LoadedRelease): Promise<FederationContainer>;
}

function once<T>(create: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= create());
}

/**
 * Creates the loaders of core, React and widgets. A failure is final for the page, since the retries are used up by
 * then.
 */
export function createLazyModules({
  script,
  load,
  importModule,
  onCore,
}: {
  script: EmbedScript;
  load: ReleaseLoader;
  importModule: ImportModule;
  onCore(): void;
}): LazyModules {
  const widgets = new Map<string, Promise<LoadedRelease>>();
  return {
    core: once(async () => {
      const [own, config] = await Promise.all([load(({ embed }) => embed, 'core'), loadConfig(script)]);
      const { url, load: loadFile } = own;
      const { startCore, integrity } = (await importModule(url)) as CoreModule;
      const core = await startCore({
        ...config,
        base: script.base.href,
        siteDefaults: own.release.siteDefaults,
        own: { url, load: loadFile, integrity },
      });
      onCore();
      return core;
    }),
    react: once(async () => {
      const { url } = await load(({ embed }) => embed, 'react');
      return (await importModule(url)) as ReactModule;
    }),
    widget(name) {
      const release = widgets.get(name) ?? load((registry) => registry.widgets[name], 'js');
      widgets.set(name, release);
      return release;
    },
    run: async ({ url }) => (await importModule(url)) as FederationContainer,
  };
}
