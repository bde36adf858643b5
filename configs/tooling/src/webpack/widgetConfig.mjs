import { readFileSync } from 'node:fs';
import path from 'node:path';
import federation from '@module-federation/enhanced/webpack';
import { baseConfig } from './baseConfig.mjs';
import { BringTokensPlugin } from './BringTokensPlugin.mjs';
import { SlimContainerPlugin } from './container/SlimContainerPlugin.mjs';
import { dropDocuments } from './dropDocuments.mjs';
import { KeepAddressPlugin } from './KeepAddressPlugin.mjs';
import { MergeExposesPlugin } from './MergeExposesPlugin.mjs';
import { sharedByPage } from './sharedByPage.mjs';

/**
 * Webpack configuration of one widget: a federation container in one file that brings neither React nor store.
 * @param {{ dir: string }} widget its package folder; name and version come from its package.json
 */
export function widgetConfig({ dir }) {
  const name = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')).name.replace(
    '@cityguide/widget-',
    '',
  );
  const config = baseConfig({ dir, name });
  return {
    ...config,
    entry: {},
    output: {
      ...config.output,
      // Begins with the chunk's id: by that the page finds the file in the registry, to check it (EMBED-12).
      chunkFilename: '[id].[contenthash:8].js',
      clean: true,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
    },
    module: { ...config.module, rules: config.module.rules.map(withoutDocuments) },
    optimization: { ...config.optimization, chunkIds: 'named' },
    experiments: { outputModule: true },
    // The official federation runtime (17 to 21 KB) stays out: the embed script has a stand-in for what containers call.
    externals: [
      ({ request }, done) =>
        /@module-federation[\\/]webpack-bundler-runtime/.test(request)
          ? done(null, 'var __cityguideFederation')
          : done(),
    ],
    plugins: [
      ...config.plugins,
      new BringTokensPlugin(),
      new KeepAddressPlugin(),
      new MergeExposesPlugin('widget'),
      new SlimContainerPlugin(),
      new federation.ModuleFederationPlugin({
        name: 'widget',
        filename: 'widget.[contenthash:8].js',
        exposes: { './widget': { import: './src/widget.ts', name: '__federation_expose_widget' } },
        library: { type: 'module' },
        remotes: {},
        shared: sharedByPage(dir),
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
      }),
    ],
  };
}

/** The rule for TypeScript also leaves out what only editors read. */
function withoutDocuments(rule) {
  if (!rule.options?.transpileOnly) return rule;
  const getCustomTransformers = () => ({ before: [dropDocuments()] });
  return { ...rule, options: { ...rule.options, getCustomTransformers } };
}
