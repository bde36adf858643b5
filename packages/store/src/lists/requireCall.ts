import { asApiError } from '../services/asApiError';
import type { ListState, PageParams } from './ListStore';

/**
 * Throws where nothing could be loaded because the API has no such call. The widget is then taken out, and the page keeps
 * what its CMS has printed (ANY-13).
 */
export function requireCall({ error, items }: Pick<ListState<unknown, PageParams>, 'error' | 'items'>): void {
  if (asApiError(error).isMissingCall && items.length === 0) throw error;
}
