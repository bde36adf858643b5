import type { ComponentType } from 'react';
import type { DataOf, OptionsOf, WidgetDefinition } from './WidgetDefinition';

/** The props of a widget's component: `WidgetProps<typeof definition>`. */
export interface WidgetProps<D extends WidgetDefinition> {
  options: OptionsOf<D>;
  data: DataOf<D>;
}

/** The same for a widget that is not known at compile time. */
export interface AnyWidgetProps {
  options: Readonly<Record<string, unknown>>;
  data: unknown;
}

export interface ReactWidget<D extends WidgetDefinition = WidgetDefinition> {
  readonly kind: 'react';
  readonly definition: D;
  /** Its own types are erased here: the options and data that it receives were checked against the definition. */
  readonly component: ComponentType<AnyWidgetProps>;
}

/** Combines a definition and the component that renders it: the default export of a widget's `widget.ts`. */
export function reactWidget<const D extends WidgetDefinition>(
  definition: D,
  component: ComponentType<WidgetProps<D>>,
): ReactWidget<D> {
  return { kind: 'react', definition, component: component as ComponentType<AnyWidgetProps> };
}
