import type { PageEvents } from '@cityguide/widget-kit';

/** Tells the console and the page (`cityguide:error`) that something is wrong with a mount point. */
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
  /** The console knows it already. */
  isQuiet?: boolean;
}): void {
  const words = `Cityguide widget "${widget}": ${message}`;
  if (!isQuiet) console.error(words, element, ...(error === undefined ? [] : [error]));
  const detail: PageEvents['cityguide:error'] = { widget, message: words, error };
  (element.isConnected ? element : document).dispatchEvent(
    new CustomEvent('cityguide:error', { bubbles: true, detail }),
  );
}
