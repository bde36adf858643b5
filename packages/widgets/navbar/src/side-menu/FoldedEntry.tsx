import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { ChevronDownIcon, Icon } from '@cityguide/ui';
import type { BarEntry } from '../entries/listBarEntries';
import styles from './MenuEntry.module.css';
import { SubEntries } from './SubEntries';

/** A section in the side menu that unfolds what it holds under it. */
export function FoldedEntry({ entry }: { entry: BarEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  const partId = useId();

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    const item = event.currentTarget.parentElement;
    flushSync(() => setIsOpen(true));
    item?.querySelector('a')?.focus();
  }

  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? partId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={handleKey}
      >
        {entry.label}
        <span className={styles.arrow}>
          <Icon shape={ChevronDownIcon} />
        </span>
      </button>
      {isOpen && <SubEntries id={partId} entry={entry} />}
    </li>
  );
}
