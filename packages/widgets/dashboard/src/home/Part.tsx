import { useId, type ReactNode } from 'react';
import styles from './Part.module.css';

interface PartProps {
  heading: string;
  help?: string;
  children: ReactNode;
}

/** A part of the home page: its heading and a sentence beside what one can do. */
export function Part({ heading, help, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.heading}>
          {heading}
        </h3>
        {help && <p className={styles.help}>{help}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
