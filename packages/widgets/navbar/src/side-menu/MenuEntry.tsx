import { useId, useState } from 'react';
import { ChevronDownIcon, Icon } from '@cityguide/ui';
import type { BarEntry } from '../entries/listBarEntries';
import { isCurrent } from '../entries/isCurrent';
import { useMessages } from '../words/useMessages';
import styles from './MenuEntry.module.css';

/** A section in the side menu: a link, or a button that unfolds its sub menu under it. */
export function MenuEntry({ entry }: { entry: BarEntry }) {
  const links = useSubLinks(entry);
  if (links.length > 0) return <FoldedEntry entry={entry} links={links} />;
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

interface SubLink {
  name: string;
  address: string;
}

function FoldedEntry({ entry, links }: { entry: BarEntry; links: readonly SubLink[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {entry.label}
        <span className={styles.arrow}>
          <Icon shape={ChevronDownIcon} />
        </span>
      </button>
      {isOpen && (
        <ul id={listId} className={styles.subList}>
          {links.map((link) => (
            <li key={link.address} className={styles.item}>
              <a className={styles.subLink} href={link.address}>
                {link.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** On this narrow menu the pictures stay out; the section itself comes first. */
function useSubLinks({ address, label, subMenu, children }: BarEntry): readonly SubLink[] {
  const words = useMessages();
  if (children) return children.map((child) => ({ name: child.label, address: child.address }));
  const shown = subMenu?.types?.length ? subMenu.types : (subMenu?.listings ?? []);
  if (shown.length === 0 || !address) return [];
  const rest = shown.map(({ name, share_url }) => ({ name, address: share_url }));
  return [{ name: words.allOf(label), address }, ...rest];
}
