import type { ListState, PageParams } from './ListStore';

/**
 * Throws where nothing could be loaded because the API has no such call: an unknown path is 404, past the end of a list
 * is not. The widget is then taken out, and the page keeps what its CMS has printed (ANY-13).
 */
export function requireCall({ error, items }: Pick<ListState<unknown, PageParams>, 'error' | 'items'>): void {
  const isMissing = error instanceof Error && 'status' in error && error.status === 404;
  if (isMissing && items.length === 0)
    throw new Error(
      `The API lacks a call that this widget needs: ${error.message} "npm run conformance" tells what each widget needs.`,
    );
}
