import type { Random } from '../random';
import { expandPhrase } from '../text/expandPhrase';
import { nameWords } from './nameWords';
import type { Kind } from './kinds/kind';

const EMOJI = ['🍜', '🌮', '☕', '🌿', '🦪', '🍕', '🥐', '🎷'];

/** The name of a new place of this kind; now and then one with an emoji, as they are. */
export function nameListing(kind: Kind, random: Random): string {
  const name = expandPhrase(random.pick(kind.names), { grammar: nameWords, random });
  return random.chance(0.006) ? `${name} ${random.pick(EMOJI)}` : name;
}
