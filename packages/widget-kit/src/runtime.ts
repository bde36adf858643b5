export { parseData } from './data/parseData';
export { createIssueLog } from './issues/createIssueLog';
export { describeIssue } from './issues/describeIssue';
export { enhanceMany, type EnhanceManyOptions, type EnhancedMountPoints } from './enhance/enhanceMany';
export { mountWidget, type MountedWidget, type MountWidgetOptions } from './mount/mountWidget';
export { parseOptions } from './options/parseOptions';
export { replayClick } from './replay/replayClick';
export type { RenderWidgetOptions, RenderWidget } from './mount/RenderWidget';
