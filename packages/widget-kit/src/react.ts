export { renderWidget } from './react/renderWidget';
export type { RenderWidgetOptions, RenderWidget } from './mount/RenderWidget';
