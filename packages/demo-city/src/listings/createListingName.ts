import type { Random } from '../random';
import { expandPhrase } from '../text/expandPhrase';
import { nameGrammar } from './nameGrammar';
import type { ListingKind } from './kinds/ListingKind';

const EMOJI = ['🍜', '🌮', '☕', '🌿', '🦪', '🍕', '🥐', '🎷'];

/** The name of a new listing of this kind; now and then one with an emoji, as in real data. */
export function createListingName(kind: ListingKind, random: Random): string {
  const name = expandPhrase(random.pick(kind.names), { grammar: nameGrammar, random });
  return random.chance(0.006) ? `${name} ${random.pick(EMOJI)}` : name;
}
