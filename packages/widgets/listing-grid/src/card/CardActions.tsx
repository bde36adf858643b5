import type { ListingGridMessages } from '../messages';
import type { CardAction } from './describeCard';
import styles from './ListingCard.module.css';

interface CardActionsProps {
  actions: readonly CardAction[];
  /** The listing's name: 'Website' alone says little in a list of links. */
  name: string;
  messages: ListingGridMessages;
}

/** Address, phone number and links, each only if the listing has one. */
export function CardActions({ actions, name, messages }: CardActionsProps) {
  return (
    <ul className={styles.actions}>
      {actions.map((action) => (
        <li key={action.key} className={action.key === 'map' ? styles.address : styles.action}>
          <ActionText action={action} name={name} messages={messages} />
        </li>
      ))}
    </ul>
  );
}

function ActionText({ action, name, messages }: Omit<CardActionsProps, 'actions'> & { action: CardAction }) {
  const { key, href, text: ownText } = action;
  if (!href) return <span>{ownText}</span>;
  const label = ownText ? undefined : `${messages[key]}, ${name}`;
  return (
    <a className={styles.link} href={href} aria-label={label}>
      {ownText ?? messages[key]}
    </a>
  );
}
