/**
 * Lets a container that has chunks know the address it came from, by which the page fetches and checks them. webpack
 * leaves that out where no chunk has a style sheet.
 */
export class KeepAddressPlugin {
  apply(compiler) {
    const { RuntimeGlobals } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('KeepAddress', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('KeepAddress', (_chunk, needed) => {
        if (needed.has(RuntimeGlobals.analyzableChunkImport)) needed.add(RuntimeGlobals.publicPath);
      });
    });
  }
}
