import { listDashboardPages, type DashboardPage } from '@cityguide/site-config';
import { createCounts } from '@cityguide/store/dashboard';
import { useProfile, useSite, useStore, useStoreState } from '@cityguide/store/react';
import { Button, Skeleton } from '@cityguide/ui';
import { useEffect, useState } from 'react';
import { hashOf } from '../hash/findPage';
import { useWords } from '../words/useWords';
import styles from './CountList.module.css';
import { homeMessages, type HomeMessages } from './homeMessages';

type CountedPage = keyof HomeMessages['countNames'];

/** What the API calls the number of each page. */
const countOf: Readonly<Record<CountedPage, string>> = {
  favourites: 'favourites',
  todos: 'todos',
  articles: 'article_bookmarks',
  videos: 'video_bookmarks',
  events: 'events',
  ratings: 'ratings',
  photos: 'photos',
};

const isCounted = (page: DashboardPage): page is CountedPage => page in countOf;

/** How many of each thing are the member's own, as numbers that one can press (DASH-2). */
export function CountList() {
  const store = useStore();
  const site = useSite();
  const words = useWords(homeMessages);
  const [source] = useState(() => createCounts(store));
  useEffect(() => source.start(), [source]);
  const { counts } = useProfile();
  const { hasFailed } = useStoreState(source);

  if (!counts && hasFailed) {
    return (
      <div className={styles.failed} role="alert">
        <span>{words.countsFailed}</span>
        <Button look="secondary" onClick={() => void source.load()}>
          {words.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <ul className={styles.list} aria-label={words.countsLabel} aria-busy={!counts}>
      {listDashboardPages(site)
        .filter(isCounted)
        .map((page) => (
          <li key={page} className={styles.item}>
            <a className={styles.link} href={hashOf(site, page)}>
              <span className={styles.number}>
                {counts ? (counts[countOf[page]] ?? 0) : <Skeleton shape="title" />}
              </span>{' '}
              <span className={styles.name}>{words.countNames[page]}</span>
              {page === 'todos' && counts?.['todos_done'] ? (
                <span className={styles.detail}> {words.done(counts['todos_done'])}</span>
              ) : null}
            </a>
          </li>
        ))}
    </ul>
  );
}
