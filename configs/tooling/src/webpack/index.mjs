export { baseConfig } from './baseConfig.mjs';
export { widgetConfig } from './widgetConfig.mjs';
export { embedConfig } from './embedConfig.mjs';
export { getSharedModules } from './getSharedModules.mjs';
