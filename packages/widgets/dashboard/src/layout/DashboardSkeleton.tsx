import { Skeleton, VisuallyHidden } from '@cityguide/ui';
import { messages as catalogue } from '../messages';
import { useMessages } from '../useMessages';
import styles from './DashboardLayout.module.css';

/** Shown until it is known whether the visitor is a member. */
export function DashboardSkeleton() {
  const messages = useMessages(catalogue);
  return (
    <div className={styles.waiting} aria-busy="true">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Skeleton shape="title" isShort />
      <Skeleton />
      <Skeleton isShort />
    </div>
  );
}
