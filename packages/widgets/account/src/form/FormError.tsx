import { ErrorText } from '@cityguide/ui';
import styles from './FormError.module.css';

/** What is wrong with the whole form; takes the focus like a faulty field. */
export function FormError({ message }: { message: string | null }) {
  if (!message) return null;
  return (
    <div className={styles.error} role="alert" tabIndex={-1} data-form-error>
      <ErrorText message={message} />
    </div>
  );
}
