export { parseData } from './data/parseData';
export { createFaultLog } from './faults/createFaultLog';
export { describeFault } from './faults/describeFault';
export { enhanceMany, type EnhanceRequest, type Enhanced } from './enhance/enhanceMany';
export { mountWidget, type Mounted, type MountRequest } from './mount/mountWidget';
export { parseOptions } from './options/parseOptions';
export { replayClick } from './replay/replayClick';
export type { RenderRequest, RenderWidget } from './mount/RenderWidget';
