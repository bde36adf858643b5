import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { ChevronDownIcon, Icon } from '@cityguide/ui';
import type { BarEntry } from '../entries/listBarEntries';
import styles from './MenuEntry.module.css';
import { SubEntries } from './SubEntries';

/** A section in the side menu that expands its sub menu below it. */
export function ExpandableEntry({ entry }: { entry: BarEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();

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
        aria-controls={isOpen ? contentId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={handleKey}
      >
        {entry.label}
        <span className={styles.arrow}>
          <Icon icon={ChevronDownIcon} />
        </span>
      </button>
      {isOpen && <SubEntries id={contentId} entry={entry} />}
    </li>
  );
}
