import type { ListingGridMessages } from '../messages';
import { listPageItems, type PageItem } from './listPageItems';
import { PageLink } from './PageLink';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** Zero-based. */
  page: number;
  pages: number;
  /** How many listings the next page has. */
  nextCount: number;
  messages: ListingGridMessages;
  getHref(page: number): string;
  onSelect(page: number): void;
}

/** Numbered pages (LIST-6). A list of one page only shows its number. */
export function Pagination({ page, pages, nextCount, messages, getHref, onSelect }: PaginationProps) {
  const hasSteps = pages > 1;
  const stepTo = (target: number, label: string) => (
    <PageLink
      look="step"
      href={target >= 0 && target < pages ? getHref(target) : undefined}
      onSelect={() => onSelect(target)}
    >
      {label}
    </PageLink>
  );
  const items = listPageItems(page, pages);
  return (
    <nav className={styles.pagination} aria-label={messages.pages}>
      {hasSteps && <div className={styles.previous}>{stepTo(page - 1, messages.previous)}</div>}
      <ul className={styles.numbers}>
        {items.map((item, index) => (
          <li key={getKey(item, index)} className={styles.cell}>
            {item.kind === 'break' ? (
              <button
                type="button"
                className={`${styles.item} ${styles.number}`}
                aria-label={messages.jumpTo(item.target + 1)}
                onClick={() => onSelect(item.target)}
              >
                <span>...</span>
              </button>
            ) : (
              <PageLink
                look="number"
                href={getHref(item.page)}
                label={messages.page(item.page + 1)}
                isCurrent={item.page === page}
                onSelect={() => onSelect(item.page)}
              >
                {item.page + 1}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
      {hasSteps && <div className={styles.next}>{stepTo(page + 1, messages.next(nextCount))}</div>}
    </nav>
  );
}

/** There is at most one break on each side. */
function getKey(item: PageItem, index: number): string {
  if (item.kind === 'page') return String(item.page);
  return index === 1 ? 'back' : 'ahead';
}
