export { widgetConfig } from './widgetConfig.mjs';
export { embedConfig } from './embedConfig.mjs';
export { sharedByPage } from './sharedByPage.mjs';
