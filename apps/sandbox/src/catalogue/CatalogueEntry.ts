import type { Scenario, WidgetDefinition } from '@cityguide/widget-kit';

/** What the sandbox knows about a widget without running it. */
export interface CatalogueEntry {
  readonly definition: WidgetDefinition;
  readonly scenarios: readonly Scenario[];
}

export type Catalogue = readonly CatalogueEntry[];
