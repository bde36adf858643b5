import { listDashboardPages, type DashboardPage } from '@cityguide/site-config';
import { createCounts } from '@cityguide/store/dashboard';
import { useProfile, useSite, useStore, useStoreState } from '@cityguide/store/react';
import { Button, Skeleton } from '@cityguide/ui';
import { useEffect, useState } from 'react';
import { getPageLink } from '../hash/pageHash';
import { useMessages } from '../useMessages';
import styles from './CountList.module.css';
import { homeMessages, type HomeMessages } from './homeMessages';

type CountedPage = keyof HomeMessages['countNames'];

/** The API's name for each page's count. */
const countKeys: Readonly<Record<CountedPage, string>> = {
  favourites: 'favourites',
  todos: 'todos',
  articles: 'article_bookmarks',
  videos: 'video_bookmarks',
  events: 'events',
  ratings: 'ratings',
  photos: 'photos',
};

const isCounted = (page: DashboardPage): page is CountedPage => page in countKeys;

/** How many items the member has of each kind; each count links to its page (DASH-2). */
export function CountList() {
  const store = useStore();
  const site = useSite();
  const messages = useMessages(homeMessages);
  const [countsStore] = useState(() => createCounts(store));
  useEffect(() => countsStore.start(), [countsStore]);
  const { counts } = useProfile();
  const { hasFailed } = useStoreState(countsStore);

  if (!counts && hasFailed) {
    return (
      <div className={styles.failed} role="alert">
        <span>{messages.countsFailed}</span>
        <Button variant="secondary" onClick={() => void countsStore.load()}>
          {messages.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <ul className={styles.list} aria-label={messages.countsLabel} aria-busy={!counts}>
      {listDashboardPages(site)
        .filter(isCounted)
        .map((page) => (
          <li key={page} className={styles.item}>
            <a className={styles.link} href={getPageLink(site, page)}>
              <span className={styles.number}>
                {counts ? (counts[countKeys[page]] ?? 0) : <Skeleton shape="title" />}
              </span>{' '}
              <span className={styles.name}>{messages.countNames[page]}</span>
              {page === 'todos' && counts?.['todos_done'] ? (
                <span className={styles.detail}> {messages.done(counts['todos_done'])}</span>
              ) : null}
            </a>
          </li>
        ))}
    </ul>
  );
}
