import type { ListingGridMessages } from '../messages';
import { listPageItems, type PageItem } from './listPageItems';
import { PageLink } from './PageLink';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** Counted from 0. */
  page: number;
  pages: number;
  /** How many places the next page has. */
  nextCount: number;
  words: ListingGridMessages;
  hrefOf(page: number): string;
  onGo(page: number): void;
}

/** Numbered pages (LIST-6). A list of one page has its number alone. */
export function Pagination({ page, pages, nextCount, words, hrefOf, onGo }: PaginationProps) {
  const hasSteps = pages > 1;
  const stepTo = (target: number, label: string) => (
    <PageLink
      look="step"
      href={target >= 0 && target < pages ? hrefOf(target) : undefined}
      onGo={() => onGo(target)}
    >
      {label}
    </PageLink>
  );
  const items = listPageItems(page, pages);
  return (
    <nav className={styles.pagination} aria-label={words.pages}>
      {hasSteps && <div className={styles.previous}>{stepTo(page - 1, words.previous)}</div>}
      <ul className={styles.numbers}>
        {items.map((item, index) => (
          <li key={keyOf(item, index)} className={styles.cell}>
            {item.kind === 'break' ? (
              <button
                type="button"
                className={`${styles.item} ${styles.number}`}
                aria-label={words.jumpTo(item.target + 1)}
                onClick={() => onGo(item.target)}
              >
                <span>...</span>
              </button>
            ) : (
              <PageLink
                look="number"
                href={hrefOf(item.page)}
                label={words.page(item.page + 1)}
                isCurrent={item.page === page}
                onGo={() => onGo(item.page)}
              >
                {item.page + 1}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
      {hasSteps && <div className={styles.next}>{stepTo(page + 1, words.next(nextCount))}</div>}
    </nav>
  );
}

/** There is a break at most on each side. */
function keyOf(item: PageItem, index: number): string {
  if (item.kind === 'page') return String(item.page);
  return index === 1 ? 'back' : 'ahead';
}
