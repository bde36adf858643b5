import path from 'node:path';
import { baseConfig } from './baseConfig.mjs';

/**
 * The embed script's three parts, each a bundle of its own: the first part is a classic script that any page can
 * reference, core and react are modules that it fetches on demand.
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
        // Three bundles share the folder: each removes its own files of the previous build.
        clean: { keep: /** @param {string} file */ (file) => !belongsToBundle(part, file) },
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

/**
 * Lazy chunks of any bundle are called `part`; only core has one.
 * @param {string} part
 * @param {string} file
 */
function belongsToBundle(part, file) {
  return file.startsWith(`${part}.`) || (part === 'core' && file.startsWith('part.'));
}
