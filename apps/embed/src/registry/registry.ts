import type { LoadStrategy, WidgetKind } from '@cityguide/widget-kit';

/** Names of the main files of a release. */
export type ReleasePart = 'js' | 'css' | 'core' | 'react' | 'embed';

/** One immutable folder of built files. */
export interface Release {
  name: string;
  version: string;
  /** Below the widget root, with a slash at its end: `navbar/1.0.0-ab12cd34/`. */
  folder: string;
  kind: WidgetKind | 'embed';
  /** The definition's strategy. */
  load: LoadStrategy;
  /** Names inside the folder. */
  files: Partial<Record<ReleasePart, string>>;
  /** File name → `sha256-…`. */
  integrity: Record<string, string>;
  /** Version ranges of what the page hands to the widget, by package name: checked before it starts. */
  requires?: Record<string, string>;
  /** The definition's `intent`. */
  intent?: string;
}

/** What is deployed now: comes with or beside the embed script, so that no page has to be edited. */
export interface Registry {
  embed: Release;
  widgets: Record<string, Release>;
}
