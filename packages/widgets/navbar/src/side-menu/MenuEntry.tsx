import type { BarEntry } from '../entries/listBarEntries';
import { isCurrent } from '../entries/isCurrent';
import { ExpandableEntry } from './ExpandableEntry';
import styles from './MenuEntry.module.css';

/** A section in the side menu: a link, or a button that expands its sub menu below it. */
export function MenuEntry({ entry }: { entry: BarEntry }) {
  if (entry.subMenu ?? entry.children) return <ExpandableEntry entry={entry} />;
  return (
    <li className={styles.item}>
      <a
        className={styles.row}
        href={entry.address}
        rel={entry.isExternal ? 'noopener' : undefined}
        aria-current={isCurrent(entry.address, window.location.pathname) ? 'page' : undefined}
      >
        {entry.label}
      </a>
    </li>
  );
}
