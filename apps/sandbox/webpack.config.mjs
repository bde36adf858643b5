import { createRequire } from 'node:module';
import { baseConfig } from '@cityguide/tooling/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';

const require = createRequire(import.meta.url);
const dir = import.meta.dirname;

/**
 * Two pages: the sandbox, and the stage that it shows in an iframe. Served with hot reload by `webpack serve`, built
 * to `build/` as static files by `webpack`.
 */
export default function sandboxConfig(env = {}) {
  const isServed = Boolean(env.WEBPACK_SERVE);
  const config = baseConfig({ dir, name: 'sandbox', isServed });
  const [, styles, ...assets] = config.module.rules;
  const name = isServed ? '[name]' : '[name].[contenthash:8]';
  return {
    ...config,
    mode: isServed ? 'development' : 'production',
    devtool: isServed ? 'cheap-module-source-map' : false,
    entry: { shell: './src/shell/main.tsx', stage: './src/stage/main.ts' },
    output: { ...config.output, filename: `${name}.js`, chunkFilename: `${name}.js`, clean: true },
    module: {
      rules: [
        // The widgets are compiled from source here, so that nothing needs to be built before.
        { test: /\.tsx?$/, exclude: /node_modules/, loader: 'swc-loader', options: compile(isServed) },
        {
          oneOf: [
            { test: /configs\/sites\/\w+\/brand\.css$/, type: 'asset/source' },
            // The styles of the two pages themselves are not scoped to a widget.
            {
              test: /(\.page\.css|\/@fontsource-variable\/.*\.css)$/,
              use: styles.use.slice(0, 1).concat(require.resolve('css-loader')),
            },
            styles,
          ],
        },
        ...assets,
        { test: /\.woff2$/, type: 'asset/resource' },
        // A service worker's scope is its own folder, so it keeps its name and is placed beside the pages.
        { test: /\/mockServiceWorker\.js$/, type: 'asset/resource', generator: { filename: '[base]' } },
      ],
    },
    plugins: [
      ...config.plugins,
      new HtmlPlugin({ template: './src/shell/index.html', chunks: ['runtime', 'shell'] }),
      new HtmlPlugin({
        template: './src/stage/stage.html',
        filename: 'stage.html',
        chunks: ['runtime', 'stage'],
      }),
      ...(isServed ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    // A single runtime: with two, the page that an edit does not affect would find no update and reload.
    optimization: { ...config.optimization, runtimeChunk: 'single' },
    devServer: {
      host: '127.0.0.1',
      port: process.env.SANDBOX_PORT ?? 5180,
      static: false,
      hot: true,
      client: { logging: 'warn', overlay: { warnings: false } },
    },
  };
}

function compile(isServed) {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: isServed, refresh: isServed } },
    },
  };
}
