import type { CardFact } from './describeCard';
import styles from './ListingCard.module.css';

/** One line about the place. The dots between are drawn by the style sheet between facts that exist. */
export function CardFacts({ facts }: { facts: readonly CardFact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ key, words, href }) => (
        <li key={key} className={styles.fact}>
          {href ? (
            <a className={styles.link} href={href}>
              {words}
            </a>
          ) : (
            <span>{words}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
