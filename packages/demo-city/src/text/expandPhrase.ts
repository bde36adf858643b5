import type { Random } from '../random';

/** Slot → its possible texts, which may contain further slots. */
export type Grammar = Readonly<Record<string, readonly string[]>>;

const SLOT = /\{(\w+)\}/g;
const MAX_DEPTH = 6;

/**
 * Fills the `{slots}` of a template from a grammar, and corrects `a` before a vowel.
 * @throws if a slot is not in the grammar, or slots refer to themselves.
 */
export function expandPhrase(
  template: string,
  { grammar, random }: { grammar: Grammar; random: Random },
): string {
  return fixArticles(expand(template, 0));

  function expand(text: string, depth: number): string {
    if (depth > MAX_DEPTH) throw new Error(`'${template}' goes round in circles.`);
    return text.replace(SLOT, (_, slot: string) => {
      const options = grammar[slot];
      if (!options) throw new Error(`'${template}' needs {${slot}}, which the grammar does not have.`);
      return expand(random.pick(options), depth + 1);
    });
  }
}

function fixArticles(text: string): string {
  return text.replace(/\b([Aa]) (?=[aeiouAEIOU](?!ne\b|uro))/g, '$1n ');
}
