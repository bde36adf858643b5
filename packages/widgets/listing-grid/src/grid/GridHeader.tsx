import type { ListingListState, ListingListStore } from '@cityguide/store';
import type { Options } from '../definition';
import type { ListingGridMessages } from '../messages';
import styles from './GridHeader.module.css';
import { SubTypeFilter } from './SubTypeFilter';
import { SearchField } from './SearchField';

interface GridHeaderProps {
  options: Options;
  /** Sub types to choose from; with fewer than two there is no filter. */
  subTypes: readonly { id: number; name: string }[] | undefined;
  list: ListingListStore;
  params: ListingListState['params'];
  messages: ListingGridMessages;
}

/**
 * Heading, search and sub type filter, on one line if there is room; renders nothing if the grid has none of them.
 */
export function GridHeader({
  options: { title, search },
  subTypes = [],
  list,
  params,
  messages,
}: GridHeaderProps) {
  const hasSubTypes = subTypes.length > 1;
  if (!title && !search && !hasSubTypes) return null;
  return (
    <div className={styles.head}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {search && (
        <SearchField
          label={messages.search}
          keywords={params.keywords ?? ''}
          onSearch={(keywords) => void list.search(keywords)}
        />
      )}
      {hasSubTypes && (
        <SubTypeFilter
          subTypes={subTypes}
          selected={params.sub_type}
          messages={messages}
          onChange={(subType) => void list.getPage({ sub_type: subType })}
        />
      )}
    </div>
  );
}
