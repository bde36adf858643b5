import { ErrorText } from '@cityguide/ui';
import styles from './FormError.module.css';

/** An error of the whole form; takes the focus like an invalid field. */
export function FormError({ message }: { message: string | null }) {
  if (!message) return null;
  return (
    <div className={styles.error} role="alert" tabIndex={-1} data-form-error>
      <ErrorText message={message} />
    </div>
  );
}
