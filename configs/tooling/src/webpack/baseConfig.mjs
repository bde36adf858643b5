import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { raiseSpecificity } from '../postcss/raiseSpecificity.mjs';

const require = createRequire(import.meta.url);

/**
 * The common configuration of every browser bundle: TypeScript, CSS Modules, hashed names, no splitting.
 * webpack writes to `build/`; `cityguide-pack` creates the immutable release folder from it.
 * @param {{ dir: string, name: string, isServed?: boolean, scope?: string }} bundle `isServed`: by a development server, where a file
 * keeps its name, since hot reloading requests it by that name; `scope`: what its styles are confined to, if not a widget
 */
export function baseConfig({ dir, name, isServed = false, scope }) {
  const ending = isServed ? '' : '.[contenthash:8]';
  return {
    name,
    mode: 'production',
    devtool: false,
    context: dir,
    target: ['web', 'es2022'],
    output: {
      path: path.join(dir, 'build'),
      publicPath: 'auto',
      uniqueName: `cityguide_${name.replaceAll('-', '_')}`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: 'part.[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: require.resolve('ts-loader'),
          options: {
            transpileOnly: true,
            compilerOptions: { noEmit: false, sourceMap: false, declaration: false },
          },
        },
        { test: /\.css$/, sideEffects: true, use: cssLoaders(name, scope) },
        { test: /\.svg$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `[name]${ending}.css`,
        chunkFilename: `[id]${ending}.css`,
      }),
    ],
    optimization: {
      // By their order: the default ids depend on paths, so that another folder name would produce other bytes.
      moduleIds: 'size',
      splitChunks: false,
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          terserOptions: { ecma: 2020, format: { comments: false }, compress: { passes: 2, ecma: 2020 } },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/**
 * Class names include the widget's name in their hash: two widgets built from different versions of `ui` never collide.
 * @param {string} name
 * @param {string} [scope] what the styles are confined to
 */
function cssLoaders(name, scope) {
  return [
    MiniCssExtractPlugin.loader,
    {
      loader: require.resolve('css-loader'),
      options: {
        importLoaders: 1,
        modules: {
          auto: true,
          exportLocalsConvention: 'as-is',
          namedExport: false,
          localIdentName: 'cg-[local]-[hash:base64:5]',
          localIdentHashSalt: name,
          // `#cg` adds specificity to raised selectors and is not a name of the module's own.
          getLocalIdent: keepSpecificityName,
        },
      },
    },
    {
      loader: require.resolve('postcss-loader'),
      options: { postcssOptions: { config: false, plugins: [raiseSpecificity({ scope })] } },
    },
  ];
}

/**
 * @param {object} _context
 * @param {string} _template
 * @param {string} localName
 */
function keepSpecificityName(_context, _template, localName) {
  return localName === 'cg' ? 'cg' : undefined;
}
