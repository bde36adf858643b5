import { useId } from 'react';
import { ChevronDownIcon, Icon } from '@cityguide/ui';
import type { BarEntry } from '../entries/listBarEntries';
import { isCurrent } from '../entries/isCurrent';
import { triggerProps } from '../panels/PopupId';
import type { PopupId } from '../panels/PopupId';
import type { Popups } from '../panels/usePopups';
import styles from './SectionItem.module.css';
import { MegaMenu } from './MegaMenu';
import { useTrigger } from './useTrigger';

interface SectionItemProps {
  entry: BarEntry;
  popups: Popups;
}

/** One section of the bar: a link, or a control that opens its sub menu if it has one. */
export function SectionItem({ entry, popups }: SectionItemProps) {
  const hasMore = Boolean(entry.subMenu ?? entry.children);
  return hasMore ? <DisclosureItem entry={entry} popups={popups} /> : <LinkItem entry={entry} />;
}

function LinkItem({ entry }: { entry: BarEntry }) {
  return (
    <li className={styles.item}>
      <a
        className={styles.link}
        href={entry.address}
        rel={entry.isExternal ? 'noopener' : undefined}
        {...ariaCurrentProps(entry)}
      >
        {entry.label}
      </a>
    </li>
  );
}

function DisclosureItem({ entry, popups }: SectionItemProps) {
  const menuId = useId();
  const popupId: PopupId = `section-${entry.id}`;
  const isOpen = popups.open === popupId;
  const { item, trigger } = useTrigger({ popupId, popups });
  const shared = {
    ...trigger,
    ...triggerProps(popupId),
    className: styles.link,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? menuId : undefined,
  };
  const contents = (
    <>
      {entry.label}
      <span className={styles.arrow}>
        <Icon icon={ChevronDownIcon} size={16} />
      </span>
    </>
  );
  return (
    <li className={`${styles.item} ${entry.children ? styles.holder : ''}`} {...item}>
      {entry.address ? (
        <a {...shared} href={entry.address} {...ariaCurrentProps(entry)}>
          {contents}
        </a>
      ) : (
        <button {...shared} type="button">
          {contents}
        </button>
      )}
      {isOpen && <MegaMenu id={menuId} entry={entry} />}
    </li>
  );
}

function ariaCurrentProps({ address }: BarEntry): { 'aria-current'?: 'page' } {
  return isCurrent(address, window.location.pathname) ? { 'aria-current': 'page' } : {};
}
