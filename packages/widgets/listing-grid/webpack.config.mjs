import { createRequire } from 'node:module';
import path from 'node:path';
import { widgetConfig } from '@cityguide/tooling/webpack';

const require = createRequire(import.meta.url);
const config = await widgetConfig({ dir: import.meta.dirname });
const leaflet = require.resolve('leaflet/dist/leaflet-src.esm.js');

export default {
  ...config,
  // Leaflet's other build assigns itself to `window`.
  resolve: { ...config.resolve, alias: { leaflet$: leaflet } },
  module: {
    ...config.module,
    rules: [
      ...config.module.rules,
      { test: leaflet, loader: path.join(import.meta.dirname, 'withoutHtml.cjs') },
    ],
  },
};
