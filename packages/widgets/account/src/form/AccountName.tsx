import styles from './AccountName.module.css';

/**
 * Tells password managers whose password a form without an email field changes. It is out of sight: the visitor knows.
 */
export function AccountName({ email }: { email: string | undefined }) {
  if (!email) return null;
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      hidden
      className={styles.name}
    />
  );
}
