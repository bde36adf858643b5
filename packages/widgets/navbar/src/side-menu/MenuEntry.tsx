import type { BarEntry } from '../entries/listBarEntries';
import { isCurrent } from '../entries/isCurrent';
import { FoldedEntry } from './FoldedEntry';
import styles from './MenuEntry.module.css';

/** A section in the side menu: a link, or a button that unfolds its sub menu under it. */
export function MenuEntry({ entry }: { entry: BarEntry }) {
  if (entry.subMenu ?? entry.children) return <FoldedEntry entry={entry} />;
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
