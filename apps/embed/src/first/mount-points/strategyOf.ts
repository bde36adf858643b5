import type { LoadStrategy } from '@cityguide/widget-kit';
import type { Release } from '../../registry/registry';

const STRATEGIES: readonly LoadStrategy[] = ['eager', 'visible', 'idle', 'interaction'];

/** When a mount point's widget starts. A word that is none of the four is reported, and the widget's own default used. */
export function strategyOf(element: Element, release: Release): LoadStrategy {
  const wish = element.getAttribute('data-load')?.trim();
  if (!wish) return release.load;
  const strategy = STRATEGIES.find((known) => known === wish);
  if (!strategy) {
    console.error(
      `Cityguide widget "${release.name}": data-load is "${wish}"; allowed: ${STRATEGIES.join(', ')}. Used instead: ${release.load}.`,
      element,
    );
  }
  return strategy ?? release.load;
}
