import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

/**
 * Says a message to screen-reader users when it changes.
 * Keep it mounted: a region that appears together with its words is often not read.
 */
export function LiveRegion({ message }: { message: string }) {
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{message}</VisuallyHidden>
    </div>
  );
}
