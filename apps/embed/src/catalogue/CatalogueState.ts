import type { EditorLanguage, ManifestWidget, OptionValues } from '@cityguide/widget-kit/explain';
import type { CatalogueMessages } from './messages';

/** Where the catalogue finds its server; the page says so. All but the brand are paths that end with a slash. */
export interface CatalogueServer {
  /** Of the site: the one that the preview begins with. */
  brand: string;
  widgets: string;
  api: string;
  preview: string;
  accounts: string;
  /** Below which everything else is. */
  root: string;
}

/** What is shown now. */
export interface CatalogueState {
  language: EditorLanguage;
  texts: CatalogueMessages;
  server: CatalogueServer;
  widgets: readonly ManifestWidget[];
  widget: ManifestWidget;
  values: OptionValues;
}
