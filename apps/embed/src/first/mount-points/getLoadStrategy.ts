import type { LoadStrategy } from '@cityguide/widget-kit';
import type { Release } from '../../registry/registry';

const STRATEGIES: readonly LoadStrategy[] = ['eager', 'visible', 'idle', 'interaction'];

/** When a mount point's widget starts. An unknown strategy is reported and the widget's own default used. */
export function getLoadStrategy(element: Element, release: Release): LoadStrategy {
  const value = element.getAttribute('data-load')?.trim();
  if (!value) return release.load;
  const strategy = STRATEGIES.find((strategyName) => strategyName === value);
  if (!strategy) {
    console.error(
      `Cityguide widget "${release.name}": data-load is "${value}"; allowed: ${STRATEGIES.join(', ')}. Used instead: ${release.load}.`,
      element,
    );
  }
  return strategy ?? release.load;
}
