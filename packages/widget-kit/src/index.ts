export { defineWidget } from './definition/defineWidget';
export { option } from './definition/option';
export { shape } from './definition/shape';
export { reactWidget } from './definition/reactWidget';
export { enhancer } from './definition/enhancer';
export { emitPageEvent } from './events/emitPageEvent';
export type { OptionKind, Options, ValuesOf, WidgetOption } from './definition/WidgetOption';
export type { DataShape, ShapeKind, ValueOf } from './definition/DataShape';
export type {
  DataOf,
  LoadStrategy,
  OptionsOf,
  WidgetDefinition,
  WidgetKind,
} from './definition/WidgetDefinition';
export type { AnyWidgetProps, ReactWidget, WidgetProps } from './definition/reactWidget';
export type { EnhanceContext, Enhancement, Enhancer } from './definition/enhancer';
export type { BackendState, Scenario } from './definition/Scenario';
export type { MarkupIssue } from './issues/MarkupIssue';
export type { PageEvents, WidgetError } from './events/PageEvents';
