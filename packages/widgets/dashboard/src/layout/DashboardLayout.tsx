import { useRef } from 'react';
import { usePageChange } from '../hash/usePageChange';
import { useHashPage } from '../hash/useHashPage';
import { messages as catalogue } from '../messages';
import { LazyPage } from '../pages/LazyPage';
import { useMessages } from '../useMessages';
import styles from './DashboardLayout.module.css';
import { Menu } from './Menu';

/** The menu of the dashboard's pages, and the page from the URL's hash. */
export function DashboardLayout({ onDeleted }: { onDeleted(): void }) {
  const page = useHashPage();
  const messages = useMessages(catalogue);
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageChange({ page, title: messages.pages[page], heading, frame });
  return (
    <div ref={frame} className={styles.frame}>
      <Menu page={page} />
      <section className={styles.page} aria-labelledby="cg-dashboard-heading">
        <h2 ref={heading} id="cg-dashboard-heading" className={styles.heading} tabIndex={-1}>
          {messages.pages[page]}
        </h2>
        <LazyPage key={page} page={page} onDeleted={onDeleted} />
      </section>
    </div>
  );
}
