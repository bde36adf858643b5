import { useId } from 'react';
import { ChevronDownIcon, Icon } from '@cityguide/ui';
import type { BarEntry } from '../entries/listBarEntries';
import { isCurrent } from '../entries/isCurrent';
import { triggerOf } from '../panels/BarPart';
import type { BarPart } from '../panels/BarPart';
import type { BarParts } from '../panels/useBarParts';
import styles from './SectionItem.module.css';
import { Sheet } from './Sheet';
import { useTrigger } from './useTrigger';

interface SectionItemProps {
  entry: BarEntry;
  parts: BarParts;
}

/** One section of the bar: a link, and where there is more to show, what opens it. */
export function SectionItem({ entry, parts }: SectionItemProps) {
  const hasMore = Boolean(entry.subMenu ?? entry.children);
  return hasMore ? <OpeningItem entry={entry} parts={parts} /> : <PlainItem entry={entry} />;
}

function PlainItem({ entry }: { entry: BarEntry }) {
  return (
    <li className={styles.item}>
      <a
        className={styles.link}
        href={entry.address}
        rel={entry.isExternal ? 'noopener' : undefined}
        {...current(entry)}
      >
        {entry.label}
      </a>
    </li>
  );
}

function OpeningItem({ entry, parts }: SectionItemProps) {
  const sheetId = useId();
  const part: BarPart = `section-${entry.id}`;
  const isOpen = parts.open === part;
  const { item, trigger } = useTrigger({ part, parts });
  const shared = {
    ...trigger,
    ...triggerOf(part),
    className: styles.link,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? sheetId : undefined,
  };
  const contents = (
    <>
      {entry.label}
      <span className={styles.arrow}>
        <Icon shape={ChevronDownIcon} size={16} />
      </span>
    </>
  );
  return (
    <li className={`${styles.item} ${entry.children ? styles.holder : ''}`} {...item}>
      {entry.address ? (
        <a {...shared} href={entry.address} {...current(entry)}>
          {contents}
        </a>
      ) : (
        <button {...shared} type="button">
          {contents}
        </button>
      )}
      {isOpen && <Sheet id={sheetId} entry={entry} />}
    </li>
  );
}

function current({ address }: BarEntry): { 'aria-current'?: 'page' } {
  return isCurrent(address, window.location.pathname) ? { 'aria-current': 'page' } : {};
}
