import { Button } from '@cityguide/ui';
import { useStore } from 'zustand';
import type { StageRecord } from './createStageRecord';
import { ScrollArea } from './ScrollArea';
import styles from './Log.module.css';
import panel from './Panel.module.css';

/** The widget's page events, its requests to the backend and its navigations; the newest first. */
export function Log({ record }: { record: StageRecord }) {
  const lines = useStore(record, (current) => current.lines);
  return (
    <section className={styles.log} aria-labelledby="log">
      <div className={panel.head}>
        <h2 id="log" className={panel.title}>
          Events and requests
        </h2>
        {lines.length > 0 && (
          <Button variant="quiet" onClick={record.clear}>
            Clear
          </Button>
        )}
      </div>
      {lines.length === 0 ? (
        <p className={panel.words}>Nothing yet.</p>
      ) : (
        <ScrollArea label="Lines, the newest first" className={styles.scroll}>
          <ol className={styles.lines}>
            {lines.toReversed().map(({ id, kind, name, detail }) => (
              <li key={id} className={[styles.line, styles[kind]].join(' ')}>
                <span className={styles.name}>{name}</span>
                <span className={styles.detail}>{detail}</span>
              </li>
            ))}
          </ol>
        </ScrollArea>
      )}
    </section>
  );
}
