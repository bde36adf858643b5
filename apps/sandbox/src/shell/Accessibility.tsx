import { Button } from '@cityguide/ui';
import { useStore } from 'zustand';
import styles from './Accessibility.module.css';
import type { StageRecord } from './createStageRecord';
import panel from './Panel.module.css';

interface AccessibilityProps {
  record: StageRecord;
  onCheck(): void;
}

/**
 * The violations that axe finds on the stage, on demand: it checks the page in its current state, including open
 * dialogs.
 */
export function Accessibility({ record, onCheck }: AccessibilityProps) {
  const violations = useStore(record, (current) => current.violations);
  return (
    <section className={panel.panel} aria-labelledby="accessibility">
      <div className={panel.head}>
        <h2 id="accessibility" className={panel.title}>
          Accessibility
        </h2>
        <Button variant="quiet" onClick={onCheck}>
          Check
        </Button>
      </div>
      <p role="status" className={panel.words}>
        {violations && formatCount(violations.length)}
      </p>
      {violations && violations.length > 0 && (
        <ul className={styles.faults}>
          {violations.map(({ rule, help, impact, selectors }) => (
            <li key={rule} className={styles.fault}>
              <p className={styles.help}>
                {help} <span className={styles.impact}>{impact}</span>
              </p>
              {selectors.map((selector) => (
                <code key={selector} className={styles.place}>
                  {selector}
                </code>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function formatCount(count: number): string {
  if (count === 0) return 'axe finds no faults.';
  return count === 1 ? 'axe finds one fault.' : `axe finds ${count} faults.`;
}
