import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  heading: string;
  help?: string;
  children: ReactNode;
}

/** A section of the page: a heading and a help text beside its content. */
export function Section({ heading, help, children }: SectionProps) {
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
