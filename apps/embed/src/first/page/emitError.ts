import type { PageEvents } from '@cityguide/widget-kit';

/** Reports an error of a mount point to the console and the page (`cityguide:error`). */
export function emitError({
  widget,
  element,
  message,
  error,
  isQuiet = false,
}: {
  widget: string;
  element: Element;
  message: string;
  error?: unknown;
  /** Already logged on the console. */
  isQuiet?: boolean;
}): void {
  const text = `Cityguide widget "${widget}": ${message}`;
  if (!isQuiet) console.error(text, element, ...(error === undefined ? [] : [error]));
  const detail: PageEvents['cityguide:error'] = { widget, message: text, error };
  (element.isConnected ? element : document).dispatchEvent(
    new CustomEvent('cityguide:error', { bubbles: true, detail }),
  );
}
