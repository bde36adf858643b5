import { showPlaceholder } from './showPlaceholder';

/**
 * Shows the placeholder unless `opening` settles before the next frame, and until then.
 * @param onCancel the visitor no longer wants it: the placeholder is gone, `opening` may go on
 */
export function coverUntil(
  opening: Promise<unknown>,
  { link, onCancel }: { link: HTMLElement; onCancel(): void },
): void {
  let hide: (() => void) | undefined;
  const timer = setTimeout(() => {
    hide = showPlaceholder(link, () => {
      end();
      onCancel();
    });
  });
  function end() {
    clearTimeout(timer);
    hide?.();
  }
  opening.then(end, end);
}
