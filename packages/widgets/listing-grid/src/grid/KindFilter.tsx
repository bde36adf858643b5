import { ChevronDownIcon, Icon } from '@cityguide/ui';
import styles from './KindFilter.module.css';
import type { ListingGridMessages } from '../messages';

interface KindFilterProps {
  kinds: readonly { id: number; name: string }[];
  /** Id of the sub type shown; none for all. */
  chosen: number | null;
  words: ListingGridMessages;
  onChoose(id: number | null): void;
}

/** Narrows the cards to one sub type. */
export function KindFilter({ kinds, chosen, words, onChoose }: KindFilterProps) {
  return (
    <div className={styles.filter}>
      <select
        className={styles.select}
        aria-label={words.kind}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{words.allKinds}</option>
        {kinds.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon shape={ChevronDownIcon} size={20} />
      </span>
    </div>
  );
}
