import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { baseConfig } from './baseConfig.mjs';
import { InlineTokensPlugin } from './InlineTokensPlugin.mjs';
import { findRestSheets } from './findRestSheets.mjs';
import { OnlyStylesPlugin } from './OnlyStylesPlugin.mjs';

/**
 * The embed script's three parts, each a bundle of its own: the first part is a classic script that any page can
 * reference, core and react are modules that it fetches on demand. Beside them is the sheet of widgets at rest.
 * @param {{ dir: string }} embed its package folder
 */
export function embedConfig({ dir }) {
  return [...['embed', 'core', 'react'].map((part) => scriptConfig(dir, part)), restConfig(dir)];
}

/** The styles of what stands in mount points before their widgets, which a page may link (ANY-3). */
function restConfig(dir) {
  const config = baseConfig({ dir, name: 'embed-rest', scope: '[data-widget]' });
  const isExtractor = (plugin) => plugin instanceof MiniCssExtractPlugin;
  return {
    ...config,
    entry: { rest: findRestSheets(dir) },
    output: { ...config.output, clean: { keep: (file) => !belongsToBundle('rest', file) } },
    plugins: [
      ...config.plugins.filter((plugin) => !isExtractor(plugin)),
      new MiniCssExtractPlugin({ filename: '[name].css' }),
      new InlineTokensPlugin(),
      new OnlyStylesPlugin(),
    ],
  };
}

function scriptConfig(dir, part) {
  const config = baseConfig({ dir, name: `embed-${part}` });
  const isModule = part !== 'embed';
  return {
    ...config,
    entry: { [part]: path.join(dir, 'src', part === 'embed' ? 'first' : part, 'main.ts') },
    output: {
      ...config.output,
      // Three bundles share the folder: each removes its own files of the previous build.
      clean: { keep: (file) => !belongsToBundle(part, file) },
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
}

/** Lazy chunks of any bundle are called `part`; only core has one. */
function belongsToBundle(part, file) {
  return file.startsWith(`${part}.`) || (part === 'core' && file.startsWith('part.'));
}
