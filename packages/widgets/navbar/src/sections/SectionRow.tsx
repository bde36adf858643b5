import { useRef } from 'react';
import type { BarEntry } from '../entries/listBarEntries';
import type { BarParts } from '../panels/useBarParts';
import { SectionItem } from './SectionItem';
import styles from './SectionRow.module.css';
import { useArrowKeys } from './useArrowKeys';
import { useFit } from './useFit';

interface SectionRowProps {
  entries: readonly BarEntry[];
  parts: BarParts;
}

/** The sections beside each other, on the large bar only. */
export function SectionRow({ entries, parts }: SectionRowProps) {
  const row = useRef<HTMLUListElement>(null);
  useFit(row, entries);
  useArrowKeys(row);
  return (
    <ul ref={row} className={styles.row}>
      {entries.map((entry) => (
        <SectionItem key={entry.id} entry={entry} parts={parts} />
      ))}
    </ul>
  );
}
