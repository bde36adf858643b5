import path from 'node:path';
import { widgetConfig } from '@cityguide/tooling/webpack';

const config = await widgetConfig({ dir: import.meta.dirname });

export default {
  ...config,
  module: {
    ...config.module,
    rules: [
      ...config.module.rules,
      {
        test: path.join(import.meta.dirname, 'src', 'definition.ts'),
        enforce: 'pre',
        loader: path.join(import.meta.dirname, 'withoutDocuments.cjs'),
      },
    ],
  },
};
