import type { AnyDashboardPage } from '@cityguide/site-config';
import { useSite } from '@cityguide/store/react';
import { Icon } from '@cityguide/ui';
import { useEffect, useRef } from 'react';
import { getPageLink, listPages } from '../hash/pageHash';
import { messages as catalogue } from '../messages';
import { useMessages } from '../useMessages';
import styles from './Menu.module.css';
import { pageIcons } from './pageIcons';

/** The pages of this site's dashboard: at the left on large screens, a scrolling row on small ones. */
export function Menu({ page }: { page: AnyDashboardPage }) {
  const site = useSite();
  const messages = useMessages(catalogue);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => scrollToCurrent(list.current), [page]);
  return (
    <nav className={styles.menu} aria-label={messages.menu}>
      <ul ref={list} className={styles.list}>
        {listPages(site).map((name) => (
          <li key={name} className={styles.item}>
            <a
              className={styles.link}
              href={getPageLink(site, name)}
              aria-current={name === page ? 'page' : undefined}
            >
              <Icon icon={pageIcons[name]} />
              <span>{messages.pages[name]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the current entry into view within the row, without scrolling the page. */
function scrollToCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
  if (!list || !current) return;
  list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
}
