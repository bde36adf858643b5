import type { SceneName } from '../../pictures/sceneKinds';
import type { Grammar } from '../../text/expandPhrase';

/** One sub type of listings, and how to generate listings of it. */
export interface ListingKind {
  type: 'restaurants' | 'places';
  name: string;
  /** How many there are, relative to the others. */
  weight: number;
  scenes: readonly SceneName[];
  /** Templates; may use the slots of `nameGrammar` and of `grammar`. */
  names: readonly string[];
  /** Phrases that are specific to this kind; its first slot is not shared with other kinds. */
  grammar: Grammar;
  /** Restaurants and food shops are inspected. */
  isInspected: boolean;
}
