import styles from './HiddenUsername.module.css';

/**
 * Tells password managers whose password a form without an email field changes. It is hidden, since visitors know.
 */
export function HiddenUsername({ email }: { email: string | undefined }) {
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
