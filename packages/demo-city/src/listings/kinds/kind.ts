import type { SceneName } from '../../pictures/sceneKinds';
import type { Grammar } from '../../text/expandPhrase';

/** One sub type of listings and how to make up places of it. */
export interface Kind {
  type: 'restaurants' | 'places';
  name: string;
  /** How many there are, relative to the others. */
  weight: number;
  scenes: readonly SceneName[];
  /** Templates; may use the slots of `nameWords` and of `grammar`. */
  names: readonly string[];
  /** Sentences with what is special here; the first slot family that is not shared. */
  grammar: Grammar;
  /** Restaurants and food shops are inspected. */
  isInspected: boolean;
}
