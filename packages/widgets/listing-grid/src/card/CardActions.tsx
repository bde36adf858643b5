import type { ListingGridMessages } from '../messages';
import type { CardAction } from './describeCard';
import styles from './ListingCard.module.css';

interface CardActionsProps {
  actions: readonly CardAction[];
  /** Of the place: 'Website' alone says little in a list of links. */
  name: string;
  words: ListingGridMessages;
}

/** Address, number and links, each only where the place has one. */
export function CardActions({ actions, name, words }: CardActionsProps) {
  return (
    <ul className={styles.actions}>
      {actions.map((action) => (
        <li key={action.key} className={action.key === 'map' ? styles.address : styles.action}>
          <ActionWords action={action} name={name} words={words} />
        </li>
      ))}
    </ul>
  );
}

function ActionWords({ action, name, words }: Omit<CardActionsProps, 'actions'> & { action: CardAction }) {
  const { key, href, words: own } = action;
  if (!href) return <span>{own}</span>;
  const label = own ? undefined : `${words[key]}, ${name}`;
  return (
    <a className={styles.link} href={href} aria-label={label}>
      {own ?? words[key]}
    </a>
  );
}
