import type { LoadStrategy, WidgetKind } from '@cityguide/widget-kit';

/** Kinds of the main files of a release. */
export type ReleaseFileKind = 'js' | 'css' | 'core' | 'react' | 'embed';

/** One immutable folder of built files. */
export interface Release {
  name: string;
  version: string;
  /** Below the widget root, with a slash at its end: `navbar/1.0.0-ab12cd34/`. */
  folder: string;
  kind: WidgetKind | 'embed';
  /** The `load` of the definition. */
  load: LoadStrategy;
  /** Names inside the folder. */
  files: Partial<Record<ReleaseFileKind, string>>;
  /** File name → `sha256-…`, of main files: they export that of what they load later (`integrity`). */
  integrity: Record<string, string>;
  /** Version ranges of what the page passes to the widget, by package name: checked before it starts. */
  requires?: Record<string, string>;
  /** The `intent` of the definition. */
  intent?: string;
  /** Of the embed script: site configuration of the server, for everything that a page does not configure. */
  siteDefaults?: unknown;
}

/** What is deployed now: inlined in or beside the embed script, so that no page has to be edited. */
export interface Registry {
  /** Where the server that inlined it serves the embed script, if it knows: a copy elsewhere finds its files by it. */
  address?: string;
  embed: Release;
  widgets: Record<string, Release>;
}
