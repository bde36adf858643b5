import type { DashboardList } from '@cityguide/site-config';
import { useSite, useStore } from '@cityguide/store/react';
import { EmptyState } from '@cityguide/ui/empty-state';
import { pageIcons } from '../layout/pageIcons';
import { useMessages } from '../useMessages';
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
    <EmptyState
      icon={pageIcons[list]}
      text={text ?? emptyWords[list]}
      link={{ href: addresses[list], text: ways[list] }}
    />
  );
}
