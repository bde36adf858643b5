/**
 * Keeps the public path in a container that has chunks, by which the page fetches and checks them. webpack leaves it
 * out where no chunk has a style sheet.
 */
export class KeepPublicPathPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RuntimeGlobals } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('KeepAddress', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('KeepAddress', (_chunk, needed) => {
        if (needed.has(RuntimeGlobals.analyzableChunkImport)) needed.add(RuntimeGlobals.publicPath);
      });
    });
  }
}
