import type { DashboardList } from '@cityguide/site-config';
import { useSite, useStore } from '@cityguide/store/react';
import { Icon } from '@cityguide/ui';
import { pageIcons } from '../frame/pageIcons';
import { useWords } from '../words/useWords';
import styles from './EmptyList.module.css';
import { listMessages } from './listMessages';

interface EmptyListProps {
  list: DashboardList;
  /** Said in place of what the site configures. */
  words?: string;
}

/** Says that there is nothing, in the site's own words (SITE-3), and what to do about it. */
export function EmptyList({ list, words }: EmptyListProps) {
  const { paths } = useStore();
  const { emptyWords } = useSite();
  const { ways } = useWords(listMessages);
  const addresses: Readonly<Record<DashboardList, string>> = {
    favourites: paths.places,
    todos: paths.places,
    articles: paths.news,
    videos: paths.videos,
    events: paths.events,
    ratings: paths.places,
    photos: paths.places,
  };
  return (
    <div className={styles.empty}>
      <Icon shape={pageIcons[list]} size={48} />
      <p className={styles.sentence}>{words ?? emptyWords[list]}</p>
      <a className={styles.link} href={addresses[list]}>
        {ways[list]}
      </a>
    </div>
  );
}
