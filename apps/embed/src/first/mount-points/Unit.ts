import type { LoadStrategy } from '@cityguide/widget-kit';
import type { Mounts } from '../../parts/CorePart';
import type { Release } from '../../registry/registry';

/**
 * Mount points that start together: one for a React widget, all of one name for an enhancer, so that thousands of
 * buttons cost one unit and an entry in a set each.
 */
export interface Unit {
  release: Release;
  strategy: LoadStrategy;
  elements: Set<HTMLElement>;
  stage: 'waiting' | 'started' | 'gone';
  /** From the moment that the widget's code runs. */
  mounts?: Mounts;
  /** Why the widget could not start; what joins later shares the fate. */
  failure?: { error: unknown };
}
