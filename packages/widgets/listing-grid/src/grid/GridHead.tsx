import type { ListingListState, ListingListStore } from '@cityguide/store';
import type { Options } from '../definition';
import type { ListingGridMessages } from '../messages';
import styles from './GridHead.module.css';
import { KindFilter } from './KindFilter';
import { SearchField } from './SearchField';

interface GridHeadProps {
  options: Options;
  /** Sub types to choose from; fewer than two are no choice. */
  kinds: readonly { id: number; name: string }[] | undefined;
  list: ListingListStore;
  params: ListingListState['params'];
  words: ListingGridMessages;
}

/** Heading, search and choice of a kind on one line where there is room; nothing where the grid has none of them. */
export function GridHead({ options: { title, search }, kinds = [], list, params, words }: GridHeadProps) {
  const hasKinds = kinds.length > 1;
  if (!title && !search && !hasKinds) return null;
  return (
    <div className={styles.head}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {search && (
        <SearchField
          label={words.search}
          words={params.keywords ?? ''}
          onSearch={(keywords) => void list.search(keywords)}
        />
      )}
      {hasKinds && (
        <KindFilter
          kinds={kinds}
          chosen={params.sub_type}
          words={words}
          onChoose={(subType) => void list.getPage({ sub_type: subType })}
        />
      )}
    </div>
  );
}
