import type { RenderWidget } from '@cityguide/widget-kit/react';

/** The interface of `react/main.ts` for core. */
export interface ReactModule {
  /** Modules by share key, each with its version. */
  scopeEntries: Record<string, { version: string; module: unknown }>;
  render: RenderWidget;
}
