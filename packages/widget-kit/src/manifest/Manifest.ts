import type { LoadStrategy } from '../definition/WidgetDefinition';
import type { Translated } from '../definition/EditorTexts';

/** Raised when a program that reads the manifest must be changed; new widgets, options and properties do not raise it. */
export const MANIFEST_SCHEMA = 'cityguide-widgets/1';

/** Everything that a CMS needs to offer widgets to editors: served as `/widgets/manifest.json`. */
export interface Manifest {
  readonly schema: string;
  readonly widgets: readonly ManifestWidget[];
}

export interface ManifestWidget {
  readonly name: string;
  /** Of the widget's package; absent before it is released. */
  readonly version?: string;
  readonly title: Translated;
  /** One sentence for an editor. */
  readonly help: Translated;
  /** The strategy of a mount point without `data-load`. */
  readonly load: LoadStrategy;
  /**
   * JSON Schema of an object with one property for each attribute, named without `data-`. A list is written into its
   * attribute with commas, a flag as `true` or `false`.
   */
  readonly options: OptionsSchema;
  /** HTML for a plugin to print inside the mount point, with fields in braces; see `EditorTexts`. */
  readonly fallback: Translated;
  /** HTML for editors to paste: with data and forms, and without. */
  readonly snippet: { readonly html: string; readonly plain: string };
}

export interface OptionsSchema {
  readonly $schema: string;
  readonly type: 'object';
  readonly properties: Readonly<Record<string, OptionSchema>>;
  readonly required: readonly string[];
}

export interface OptionSchema {
  readonly title: string;
  readonly description: string;
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  readonly items?: { readonly type: 'string' };
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  /** `id` where the number is that of an object in the API. */
  readonly 'x-kind': string;
  readonly 'x-translations': { readonly fr: { readonly title: string; readonly description: string } };
}
