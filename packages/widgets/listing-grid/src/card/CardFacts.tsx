import type { CardFact } from './describeCard';
import styles from './ListingCard.module.css';

/** One line about the listing. The style sheet draws the dots between the facts. */
export function CardFacts({ facts }: { facts: readonly CardFact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ key, text, href }) => (
        <li key={key} className={styles.fact}>
          {href ? (
            <a className={styles.link} href={href}>
              {text}
            </a>
          ) : (
            <span>{text}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
