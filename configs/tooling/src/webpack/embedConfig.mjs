import path from 'node:path';
import { baseConfig } from './baseConfig.mjs';

/**
 * The embed script's three parts, each a bundle of its own: the first part is a classic script that any page can
 * name, core and react are modules that it fetches by need.
 * @param {{ dir: string }} embed its package folder
 */
export function embedConfig({ dir }) {
  return ['embed', 'core', 'react'].map((part) => {
    const config = baseConfig({ dir, name: `embed-${part}` });
    const isModule = part !== 'embed';
    return {
      ...config,
      entry: { [part]: path.join(dir, 'src', part === 'embed' ? 'first' : part, 'main.ts') },
      output: {
        ...config.output,
        ...(isModule && {
          module: true,
          chunkFormat: 'module',
          chunkLoading: 'import',
          library: { type: 'module' },
        }),
      },
      ...(isModule && { experiments: { outputModule: true } }),
      optimization: { ...config.optimization, usedExports: true, concatenateModules: true },
    };
  });
}
