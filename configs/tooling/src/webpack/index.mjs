export { baseConfig } from './baseConfig.mjs';
export { widgetConfig } from './widgetConfig.mjs';
export { embedConfig } from './embedConfig.mjs';
export { sharedByPage } from './sharedByPage.mjs';
