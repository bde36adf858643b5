import type { Random } from '../random';

/** Slot → what may stand there; the words may hold further slots. */
export type Grammar = Readonly<Record<string, readonly string[]>>;

const SLOT = /\{(\w+)\}/g;
const MAX_DEPTH = 6;

/**
 * Fills the `{slots}` of a template from a grammar, and mends `a` before a vowel.
 * @throws when a slot is not in the grammar, or grammars feed on themselves.
 */
export function expandPhrase(
  template: string,
  { grammar, random }: { grammar: Grammar; random: Random },
): string {
  return mendArticles(expand(template, 0));

  function expand(text: string, depth: number): string {
    if (depth > MAX_DEPTH) throw new Error(`'${template}' goes round in circles.`);
    return text.replace(SLOT, (_, slot: string) => {
      const words = grammar[slot];
      if (!words) throw new Error(`'${template}' needs {${slot}}, which the grammar does not have.`);
      return expand(random.pick(words), depth + 1);
    });
  }
}

function mendArticles(text: string): string {
  return text.replace(/\b([Aa]) (?=[aeiouAEIOU](?!ne\b|uro))/g, '$1n ');
}
