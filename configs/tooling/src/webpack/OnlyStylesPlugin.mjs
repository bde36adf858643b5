import webpack from 'webpack';

const NAME = 'OnlyStylesPlugin';

/** Removes the scripts of a bundle that has nothing but style sheets. */
export class OnlyStylesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const file of Object.keys(assets)) if (file.endsWith('.js')) compilation.deleteAsset(file);
      });
    });
  }
}
