export { renderWidget } from './react/renderWidget';
export type { RenderRequest, RenderWidget } from './mount/RenderWidget';
