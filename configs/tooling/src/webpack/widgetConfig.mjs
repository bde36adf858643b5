import { readFileSync } from 'node:fs';
import path from 'node:path';
import federation from '@module-federation/enhanced/webpack';
import { baseConfig } from './baseConfig.mjs';
import { InlineTokensPlugin } from './InlineTokensPlugin.mjs';
import { SlimContainerPlugin } from './container/SlimContainerPlugin.mjs';
import { stripEditorTexts } from './stripEditorTexts.mjs';
import { KeepPublicPathPlugin } from './KeepPublicPathPlugin.mjs';
import { MergeExposesPlugin } from './MergeExposesPlugin.mjs';
import { getSharedModules } from './getSharedModules.mjs';
import { isObjectWith, isText, parseJson } from '../parseJson.mjs';

/**
 * Webpack configuration of one widget: a federation container in one file, without React and store.
 * @param {{ dir: string }} widget its package folder; name and version are read from its package.json
 */
export function widgetConfig({ dir }) {
  const manifest = path.join(dir, 'package.json');
  const { name: packageName } = parseJson(readFileSync(manifest, 'utf8'), {
    from: manifest,
    isRight: isObjectWith({ name: isText }),
    expected: 'a name',
  });
  const name = packageName.replace('@cityguide/widget-', '');
  const config = baseConfig({ dir, name });
  return {
    ...config,
    entry: {},
    output: {
      ...config.output,
      // Begins with the chunk's id, by which the page finds the file in the registry, to check it (EMBED-12).
      chunkFilename: '[id].[contenthash:8].js',
      clean: true,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
    },
    module: { ...config.module, rules: config.module.rules.map(withoutEditorTexts) },
    optimization: { ...config.optimization, chunkIds: 'named' },
    experiments: { outputModule: true },
    // The official federation runtime (17 to 21 KB) is left out: the embed script replaces it for containers.
    externals: [useOwnFederation],
    plugins: [
      ...config.plugins,
      new InlineTokensPlugin(),
      new KeepPublicPathPlugin(),
      new MergeExposesPlugin('widget'),
      new SlimContainerPlugin(),
      new federation.ModuleFederationPlugin({
        name: 'widget',
        filename: 'widget.[contenthash:8].js',
        exposes: { './widget': { import: './src/widget.ts', name: '__federation_expose_widget' } },
        library: { type: 'module' },
        remotes: {},
        shared: getSharedModules(dir),
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
      }),
    ],
  };
}

/**
 * @param {{ request?: string }} wanted
 * @param {(error?: null, external?: string) => void} done
 */
function useOwnFederation({ request = '' }, done) {
  if (/@module-federation[\\/]webpack-bundler-runtime/.test(request)) done(null, 'var __cityguideFederation');
  else done();
}

/**
 * The TypeScript rule also removes what only editors read.
 * @param {ReturnType<typeof baseConfig>['module']['rules'][number]} rule
 */
function withoutEditorTexts(rule) {
  if (!rule.options?.transpileOnly) return rule;
  const getCustomTransformers = () => ({ before: [stripEditorTexts()] });
  return { ...rule, options: { ...rule.options, getCustomTransformers } };
}
