import type { Caller } from '@cityguide/store';
import type { Release } from '../registry/registry';
import type { ReactPart } from './ReactPart';

/** A federation container as its file exports it. */
export interface Container {
  init(scope: unknown, initScope?: unknown, options?: unknown): unknown;
  get(request: string): Promise<() => unknown>;
}

/** Fetches a file of a release and checks it; resolves with the address that worked. */
export type LoadReleaseFile = (url: string, rel: 'modulepreload' | 'stylesheet') => Promise<string>;

/** What happens to single mount points. */
export interface MountHooks {
  onReady(element: HTMLElement): void;
  /** The CMS's content stands. Without an error the cause was reported already. */
  onFail(element: HTMLElement, error?: unknown): void;
  /** All elements handed in so far are done. */
  onRest?(): void;
}

/** The living mount points of one widget. */
export interface Mounts {
  add(elements: readonly HTMLElement[]): void;
  remove(element: HTMLElement): void;
  stop(): void;
}

export interface CoreSettings {
  /** The site configuration as the page wrote it; none means defaults. */
  configText: string | undefined;
  /** Where it came from, for messages. */
  configSource: string;
}

/** The page's one store, client and share scope, as the first part sees them. */
export interface Core {
  /** @throws Error when the widget's file does not hold a widget, or was built for other versions */
  open(request: {
    release: Release;
    load: LoadReleaseFile;
    container: Container;
    react: ReactPart | undefined;
    hooks: MountHooks;
  }): Promise<Mounts>;
  replayClick(request: { control: HTMLElement; element: HTMLElement }): void;
  openLogin(caller?: Caller): void;
}

/** What `core/main.ts` exports. */
export interface CorePart {
  startCore(settings: CoreSettings): Core;
}
