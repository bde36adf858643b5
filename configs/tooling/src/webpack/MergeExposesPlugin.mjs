/**
 * Merges the exposed module into the container file, so that a widget costs one request instead of two in a row.
 * It works because the page's share scope is filled before `get` runs, so nothing has to be awaited in between.
 */
export class MergeExposesPlugin {
  /** @param {string} entryName the container's entry chunk */
  constructor(entryName) {
    this.entryName = entryName;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('MergeExposes', (compilation) => {
      // Stage 10: after webpack's own chunk passes, before ids are assigned.
      compilation.hooks.optimizeChunks.tap({ name: 'MergeExposes', stage: 10 }, () => {
        const { chunkGraph } = compilation;
        const entry = [...compilation.chunks].find((chunk) => chunk.name === this.entryName);
        if (!entry) return;
        for (const chunk of [...compilation.chunks]) {
          if (!chunk.name?.startsWith('__federation_expose_')) continue;
          if (!chunkGraph.canChunksBeIntegrated(entry, chunk)) continue;
          chunkGraph.integrateChunks(entry, chunk);
          compilation.chunks.delete(chunk);
        }
      });
    });
  }
}
