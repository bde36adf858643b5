import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

/**
 * Announces a message to screen-reader users when it changes.
 * Keep it mounted: a region that is added together with its text is often not read.
 */
export function LiveRegion({ message }: { message: string }) {
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{message}</VisuallyHidden>
    </div>
  );
}
