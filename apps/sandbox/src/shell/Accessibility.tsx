import { Button } from '@cityguide/ui';
import { useStore } from 'zustand';
import styles from './Accessibility.module.css';
import type { StageRecord } from './createStageRecord';
import panel from './Panel.module.css';

interface AccessibilityProps {
  record: StageRecord;
  onCheck(): void;
}

/** What axe finds on the stage, when it is asked: it sees the page as it stands, with what is open. */
export function Accessibility({ record, onCheck }: AccessibilityProps) {
  const violations = useStore(record, (current) => current.violations);
  return (
    <section className={panel.panel} aria-labelledby="accessibility">
      <div className={panel.head}>
        <h2 id="accessibility" className={panel.title}>
          Accessibility
        </h2>
        <Button look="quiet" onClick={onCheck}>
          Check
        </Button>
      </div>
      <p role="status" className={panel.words}>
        {violations && tellCount(violations.length)}
      </p>
      {violations && violations.length > 0 && (
        <ul className={styles.faults}>
          {violations.map(({ rule, help, impact, places }) => (
            <li key={rule} className={styles.fault}>
              <p className={styles.help}>
                {help} <span className={styles.impact}>{impact}</span>
              </p>
              {places.map((place) => (
                <code key={place} className={styles.place}>
                  {place}
                </code>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function tellCount(count: number): string {
  if (count === 0) return 'axe finds no faults.';
  return count === 1 ? 'axe finds one fault.' : `axe finds ${count} faults.`;
}
