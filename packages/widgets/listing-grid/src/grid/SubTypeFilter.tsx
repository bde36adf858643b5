import { ChevronDownIcon, Icon } from '@cityguide/ui';
import styles from './SubTypeFilter.module.css';
import type { ListingGridMessages } from '../messages';

interface SubTypeFilterProps {
  subTypes: readonly { id: number; name: string }[];
  /** Id of the selected sub type; null for all. */
  selected: number | null;
  messages: ListingGridMessages;
  onChange(id: number | null): void;
}

/** Filters the cards by sub type. */
export function SubTypeFilter({ subTypes, selected, messages, onChange }: SubTypeFilterProps) {
  return (
    <div className={styles.filter}>
      <select
        className={styles.select}
        aria-label={messages.kind}
        value={selected ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{messages.allKinds}</option>
        {subTypes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon icon={ChevronDownIcon} size={20} />
      </span>
    </div>
  );
}
