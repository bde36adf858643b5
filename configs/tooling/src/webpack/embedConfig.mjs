import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { baseConfig } from './baseConfig.mjs';
import { InlineTokensPlugin } from './InlineTokensPlugin.mjs';
import { findRestSheets } from './findRestSheets.mjs';
import { OnlyStylesPlugin } from './OnlyStylesPlugin.mjs';

const require = createRequire(import.meta.url);

/** The server has them under names that never change, so that nothing need know a release to find them. */
const NAMED_PARTS = ['check', 'catalogue'];

/**
 * The embed script's three parts, and the checker and the catalogue for editors, each a bundle of its own: the first part is a
 * classic script that any page can reference, the others are modules that are fetched on demand. Beside them is the sheet of widgets at rest.
 * @param {{ dir: string }} embed its package folder
 */
export function embedConfig({ dir }) {
  return [
    ...['embed', 'core', 'react', ...NAMED_PARTS].map((part) => scriptConfig(dir, part)),
    restConfig(dir),
  ];
}

/**
 * The styles of what stands in mount points before their widgets, which a page may link (ANY-3).
 * @param {string} dir
 */
function restConfig(dir) {
  const config = baseConfig({ dir, name: 'embed-rest', scope: '[data-widget]' });
  return {
    ...config,
    entry: { rest: findRestSheets(dir) },
    output: {
      ...config.output,
      clean: { keep: /** @param {string} file */ (file) => !belongsToBundle('rest', file) },
    },
    plugins: [
      ...config.plugins.filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
      new MiniCssExtractPlugin({ filename: '[name].css' }),
      new InlineTokensPlugin(),
      new OnlyStylesPlugin(),
    ],
  };
}

/**
 * @param {string} dir
 * @param {string} part
 */
function scriptConfig(dir, part) {
  const config = baseConfig({ dir, name: `embed-${part}` });
  const isModule = part !== 'embed';
  return {
    ...config,
    entry: { [part]: path.join(dir, 'src', part === 'embed' ? 'first' : part, 'main.ts') },
    output: {
      ...config.output,
      ...(NAMED_PARTS.includes(part) && { filename: '[name].js' }),
      // The bundles share the folder: each removes its own files of the previous build.
      clean: { keep: /** @param {string} file */ (file) => !belongsToBundle(part, file) },
      ...(isModule && {
        module: true,
        chunkFilename: '[id].[contenthash:8].js',
        chunkFormat: 'module',
        chunkLoading: 'import',
        library: { type: 'module' },
      }),
    },
    ...(part === 'core' && {
      plugins: [...config.plugins, new webpack.ProvidePlugin({ 'globalThis.Request': getKyRequest(dir) })],
    }),
    ...(part === 'react' && {
      module: { ...config.module, rules: [...config.module.rules, ownBindRule] },
    }),
    ...(isModule && { experiments: { outputModule: true } }),
    optimization: { ...config.optimization, usedExports: true, concatenateModules: true, chunkIds: 'named' },
  };
}

/**
 * What ky has in place of the global, as file and export.
 * @param {string} dir
 */
const getKyRequest = (dir) => [path.join(dir, 'src', 'core', 'services', 'KyRequest.ts'), 'KyRequest'];

const ownBindRule = {
  test: /[\\/]node_modules[\\/].*\.js$/,
  loader: require.resolve('./ownBindLoader.mjs'),
};

/**
 * Only core has chunks, which have names of their own.
 * @param {string} part
 * @param {string} file
 */
function belongsToBundle(part, file) {
  if (part !== 'core') return file.startsWith(`${part}.`);
  return !['embed', 'react', 'rest', ...NAMED_PARTS].some((other) => file.startsWith(`${other}.`));
}
