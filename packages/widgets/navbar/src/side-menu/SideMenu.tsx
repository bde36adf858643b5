import { menuSlideMs } from '@cityguide/site-config';
import type { BarEntry } from '../entries/listBarEntries';
import { usePresence } from '../panels/usePresence';
import { useMessages } from '../catalogue/useMessages';
import { MenuFooter } from './MenuFooter';
import { MenuEntry } from './MenuEntry';
import styles from './SideMenu.module.css';

interface SideMenuProps {
  id: string;
  isOpen: boolean;
  entries: readonly BarEntry[];
  onClose(): void;
}

/** The menu that slides in from the left: every section, then the footer's links. */
export function SideMenu({ id, isOpen, entries, onClose }: SideMenuProps) {
  const messages = useMessages();
  const isPresent = usePresence(isOpen, menuSlideMs);
  if (!isPresent) return null;
  const state = isOpen ? styles.open : '';
  return (
    // While it slides out it is visible, but inert.
    <div inert={!isOpen}>
      {/* Only for pointers; the keyboard uses the bar's own button. Pressing it does not move the focus. */}
      <button
        type="button"
        className={`${styles.shade} ${state}`}
        tabIndex={-1}
        aria-hidden="true"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClose}
      />
      <nav id={id} className={`${styles.menu} ${state}`} aria-label={messages.menuLabel}>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <MenuEntry key={entry.id} entry={entry} />
          ))}
        </ul>
        <MenuFooter />
      </nav>
    </div>
  );
}
