import type { Container, Core, CorePart } from '../parts/CorePart';
import type { ReactPart } from '../parts/ReactPart';
import type { PartLoader, LoadedRelease } from './files/createPartLoader';
import { loadConfig } from './settings/loadConfig';
import type { OwnScript } from './settings/OwnScript';

/** Runs a module; handed in because only the browser can. */
export type ImportModule = (url: string) => Promise<unknown>;

/** What is fetched by need, each once a page. */
export interface Parts {
  core(): Promise<Core>;
  react(): Promise<ReactPart>;
  /** Fetches a widget's files without running them. */
  widget(name: string): Promise<LoadedRelease>;
  /** Runs a fetched widget; core must be there, since containers call its federation runtime. */
  run(widget: LoadedRelease): Promise<Container>;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** Creates the loaders of core, React and widgets. A failure is final for the page, since each has had its tries. */
export function createParts({
  own,
  load,
  importModule,
  onCore,
}: {
  own: OwnScript;
  load: PartLoader;
  importModule: ImportModule;
  onCore(): void;
}): Parts {
  const widgets = new Map<string, Promise<LoadedRelease>>();
  return {
    core: once(async () => {
      const [{ url }, settings] = await Promise.all([load(({ embed }) => embed, 'core'), loadConfig(own)]);
      const core = ((await importModule(url)) as CorePart).startCore(settings);
      onCore();
      return core;
    }),
    react: once(async () => {
      const { url } = await load(({ embed }) => embed, 'react');
      return (await importModule(url)) as ReactPart;
    }),
    widget(name) {
      const known = widgets.get(name) ?? load((registry) => registry.widgets[name], 'js');
      widgets.set(name, known);
      return known;
    },
    run: async ({ url }) => (await importModule(url)) as Container,
  };
}
