import { useRef } from 'react';
import type { BarEntry } from '../entries/listBarEntries';
import type { Popups } from '../panels/usePopups';
import { SectionItem } from './SectionItem';
import styles from './SectionRow.module.css';
import { useArrowKeys } from './useArrowKeys';
import { useHideOverflow } from './useHideOverflow';

interface SectionRowProps {
  entries: readonly BarEntry[];
  popups: Popups;
}

/** The sections in a row, on the large bar only. */
export function SectionRow({ entries, popups }: SectionRowProps) {
  const row = useRef<HTMLUListElement>(null);
  useHideOverflow(row, entries);
  useArrowKeys(row);
  return (
    <ul ref={row} className={styles.row}>
      {entries.map((entry) => (
        <SectionItem key={entry.id} entry={entry} popups={popups} />
      ))}
    </ul>
  );
}
