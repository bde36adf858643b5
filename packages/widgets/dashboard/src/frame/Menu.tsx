import type { AnyDashboardPage } from '@cityguide/site-config';
import { useSite } from '@cityguide/store/react';
import { Icon } from '@cityguide/ui';
import { useEffect, useRef } from 'react';
import { hashOf, listPages } from '../hash/findPage';
import { messages } from '../messages';
import { useWords } from '../words/useWords';
import styles from './Menu.module.css';
import { pageIcons } from './pageIcons';

/** The pages of this site's dashboard: at the left on large screens, a row that scrolls on small ones. */
export function Menu({ page }: { page: AnyDashboardPage }) {
  const site = useSite();
  const words = useWords(messages);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showCurrent(list.current), [page]);
  return (
    <nav className={styles.menu} aria-label={words.menu}>
      <ul ref={list} className={styles.list}>
        {listPages(site).map((name) => (
          <li key={name} className={styles.item}>
            <a
              className={styles.link}
              href={hashOf(site, name)}
              aria-current={name === page ? 'page' : undefined}
            >
              <Icon shape={pageIcons[name]} />
              <span>{words.pages[name]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Brings the current entry into the row's sight without moving the page. */
function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
  if (!list || !current) return;
  list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
}
