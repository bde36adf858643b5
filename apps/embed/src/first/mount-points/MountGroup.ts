import type { LoadStrategy } from '@cityguide/widget-kit';
import type { WidgetMounts } from '../../modules/CoreModule';
import type { Release } from '../../registry/registry';

/**
 * Mount points that start together: one for a React widget, all of one name for an enhancer, so that thousands of
 * buttons cost one group and an entry in a set each.
 */
export interface MountGroup {
  release: Release;
  strategy: LoadStrategy;
  elements: Set<HTMLElement>;
  stage: 'waiting' | 'started' | 'gone';
  /** Set once the widget's code runs. */
  mounts?: WidgetMounts;
  /** Why the widget could not start; mount points that join later fail for the same reason. */
  failure?: { error: unknown };
}
