import type { RenderWidget } from '@cityguide/widget-kit/react';

/** What `react/main.ts` gives to core. */
export interface ReactPart {
  /** Modules by share key, each with its version. */
  scopeEntries: Record<string, { version: string; module: unknown }>;
  render: RenderWidget;
}
