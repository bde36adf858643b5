import { useRef } from 'react';
import { useArrival } from '../hash/useArrival';
import { usePage } from '../hash/usePage';
import { messages } from '../messages';
import { PageCode } from '../pages/PageCode';
import { useWords } from '../words/useWords';
import styles from './Frame.module.css';
import { Menu } from './Menu';

/** The menu of the dashboard's pages, and the page that the address asks for. */
export function Frame({ onDeleted }: { onDeleted(): void }) {
  const page = usePage();
  const words = useWords(messages);
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival({ page, title: words.pages[page], heading, frame });
  return (
    <div ref={frame} className={styles.frame}>
      <Menu page={page} />
      <section className={styles.page} aria-labelledby="cg-dashboard-heading">
        <h2 ref={heading} id="cg-dashboard-heading" className={styles.heading} tabIndex={-1}>
          {words.pages[page]}
        </h2>
        <PageCode key={page} page={page} onDeleted={onDeleted} />
      </section>
    </div>
  );
}
