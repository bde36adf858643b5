import { Skeleton } from '@cityguide/ui';
import row from './ListRow.module.css';
import styles from './SkeletonRows.module.css';

const ROWS = 5;

/** Placeholders of rows: they take up space at once and become visible after 150 ms. */
export function SkeletonRows() {
  return (
    <div className={styles.rows} aria-busy="true" aria-hidden="true">
      {[...Array(ROWS).keys()].map((index) => (
        <div key={index} className={row.row}>
          <span className={row.picture}>
            <Skeleton shape="picture" />
          </span>
          <span className={styles.words}>
            <Skeleton shape="title" isShort />
            <Skeleton isShort />
          </span>
        </div>
      ))}
    </div>
  );
}
