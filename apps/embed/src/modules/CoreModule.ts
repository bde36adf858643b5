import type { DisplayLoginOptions } from '@cityguide/store';
import type { Release } from '../registry/registry';
import type { ReactModule } from './ReactModule';

/** A federation container as its file exports it. */
export interface FederationContainer {
  init(scope: unknown, initScope?: unknown, options?: unknown): unknown;
  get(request: string): Promise<() => unknown>;
  /** Of its chunks, by file name; absent where it has none, and in older builds, whose registry has it. */
  integrity?: Record<string, string>;
}

/**
 * Fetches a file of a release and checks it; resolves with the URL that worked. `integrity` is that of a chunk; the registry
 * has that of main files.
 */
export type LoadReleaseFile = (
  url: string,
  rel: 'modulepreload' | 'stylesheet',
  integrity?: string,
) => Promise<string>;

/** Called for single mount points. */
export interface MountHooks {
  onReady(element: HTMLElement): void;
  /** The CMS's content is restored. Without an error the cause was reported already. */
  onFail(element: HTMLElement, error?: unknown): void;
  /** All elements added so far are processed. */
  onRest?(): void;
}

/** The current mount points of one widget. */
export interface WidgetMounts {
  add(elements: readonly HTMLElement[]): void;
  remove(element: HTMLElement): void;
  stop(): void;
}

export interface CoreSettings {
  /** The site configuration as the page wrote it; undefined means defaults. */
  configText: string | undefined;
  /** Where it came from, for messages. */
  configSource: string;
  /** Folder of the embed script: its host is that of the API, pictures and map tiles too (ANY-9). */
  base: string;
  /** What the server of the embed script says of its site, for everything that the page does not configure. */
  siteDefaults: unknown;
  /**
   * The release that core is a part of: its chunks are checked as everything else is. Absent where the first part is older:
   * a page of a month ago has that and gets the core of today.
   */
  own?: OwnRelease | undefined;
}

/** Where core was loaded from. */
export interface OwnRelease {
  /** Of its chunks, by file name. */
  integrity?: Record<string, string> | undefined;
  /** URL of core's own file. */
  url: string;
  load: LoadReleaseFile;
}

/** The part of {@link CoreSettings} that the page decides. */
export type PageConfig = Pick<CoreSettings, 'configText' | 'configSource'>;

/** The page's one store, client and share scope, as the first part sees them. */
export interface Core {
  /** @throws Error when the widget's file does not contain a widget, or was built for other versions */
  open(request: {
    release: Release;
    load: LoadReleaseFile;
    container: FederationContainer;
    react: ReactModule | undefined;
    hooks: MountHooks;
  }): Promise<WidgetMounts>;
  replayClick(request: { control: HTMLElement; element: HTMLElement }): void;
  openLogin(options?: DisplayLoginOptions): void;
}

/** What `core/main.ts` exports. */
export interface CoreModule {
  startCore(settings: CoreSettings): Core | Promise<Core>;
  /** Of core's own chunks, by file name. */
  integrity?: Record<string, string>;
}
