import { Skeleton, VisuallyHidden } from '@cityguide/ui';
import { useMessages } from '../useMessages';
import styles from './StepsSkeleton.module.css';

/** Shown until it is known whether the visitor is a member. */
export function StepsSkeleton() {
  const messages = useMessages();
  return (
    <div className={styles.waiting} aria-busy="true">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Skeleton shape="title" isShort />
      <Skeleton />
      <Skeleton isShort />
    </div>
  );
}
