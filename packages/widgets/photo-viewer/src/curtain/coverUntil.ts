import { raiseCurtain } from './raiseCurtain';

/**
 * Raises the curtain unless `opening` settles before the next frame, and until then.
 * @param onCancel the visitor no longer wants it: the curtain is gone, `opening` may go on
 */
export function coverUntil(
  opening: Promise<unknown>,
  { link, onCancel }: { link: HTMLElement; onCancel(): void },
): void {
  let lower: (() => void) | undefined;
  const timer = setTimeout(() => {
    lower = raiseCurtain(link, () => {
      end();
      onCancel();
    });
  });
  function end() {
    clearTimeout(timer);
    lower?.();
  }
  opening.then(end, end);
}
