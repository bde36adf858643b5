import type { ComponentType } from 'react';
import type { DataOf, OptionsOf, WidgetDefinition } from './WidgetDefinition';

/** What the component of a widget gets: `WidgetProps<typeof definition>`. */
export interface WidgetProps<D extends WidgetDefinition> {
  options: OptionsOf<D>;
  data: DataOf<D>;
}

/** The same when it is not known which widget it is. */
export interface AnyWidgetProps {
  options: Readonly<Record<string, unknown>>;
  data: unknown;
}

export interface ReactWidget<D extends WidgetDefinition = WidgetDefinition> {
  readonly kind: 'react';
  readonly definition: D;
  /** Its own types are forgotten here: the options and data that it is given were checked against the definition. */
  readonly component: ComponentType<AnyWidgetProps>;
}

/** Joins a definition and the component that draws it: the default export of a widget's `widget.ts`. */
export function reactWidget<const D extends WidgetDefinition>(
  definition: D,
  component: ComponentType<WidgetProps<D>>,
): ReactWidget<D> {
  return { kind: 'react', definition, component: component as ComponentType<AnyWidgetProps> };
}
