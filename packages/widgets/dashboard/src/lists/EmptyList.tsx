import type { DashboardList } from '@cityguide/site-config';
import { useSite, useStore } from '@cityguide/store/react';
import { Icon } from '@cityguide/ui';
import { pageIcons } from '../layout/pageIcons';
import { useMessages } from '../useMessages';
import styles from './EmptyList.module.css';
import { listMessages } from './listMessages';

interface EmptyListProps {
  list: DashboardList;
  /** Replaces the text that the site configures. */
  text?: string;
}

/** The empty state, with the site's own text (SITE-3) and a link to find something to save. */
export function EmptyList({ list, text }: EmptyListProps) {
  const { paths } = useStore();
  const { emptyWords } = useSite();
  const { ways } = useMessages(listMessages);
  const addresses: Readonly<Record<DashboardList, string | undefined>> = {
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
      <Icon icon={pageIcons[list]} size={48} />
      <p className={styles.sentence}>{text ?? emptyWords[list]}</p>
      {addresses[list] && (
        <a className={styles.link} href={addresses[list]}>
          {ways[list]}
        </a>
      )}
    </div>
  );
}
