import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { selectTokens } from '../postcss/selectTokens.mjs';

const NAME = 'BringTokensPlugin';
const TOKENS = path.resolve(import.meta.dirname, '../../../../packages/ui/src/tokens.css');

/**
 * Adds the defaults of the tokens that a widget's style sheets read in front of each, where no sheet of the widget sets
 * them: a page with our script and one mount point has no brand's sheet, and must still look right (EMBED-14).
 */
export class InlineTokensPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(TOKENS);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const tokens = readFileSync(TOKENS, 'utf8');
        const sheets = Object.entries(assets).filter(([file]) => file.endsWith('.css'));
        const set = sheets.flatMap(
          ([, source]) => String(source.source()).match(/--cg-[\w-]+\s*:[^;}]*/g) ?? [],
        );
        for (const [file, source] of sheets) {
          const css = String(source.source());
          const brought = selectTokens(tokens, [css, `:root{${set.join(';')}}`]);
          if (brought === '') continue;
          compilation.updateAsset(file, new webpack.sources.RawSource(`${brought}\n${css}`));
        }
      });
    });
  }
}
