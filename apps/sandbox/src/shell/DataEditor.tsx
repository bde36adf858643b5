import { useId } from 'react';
import { Button } from '@cityguide/ui';
import type { Scenario, WidgetDefinition } from '@cityguide/widget-kit';
import type { SandboxState } from '../state/SandboxState';
import styles from './DataEditor.module.css';
import panel from './Panel.module.css';
import { readData } from './readData';

interface DataEditorProps {
  definition: WidgetDefinition;
  scenario: Scenario;
  changed: SandboxState['data'];
  onChange(changed: SandboxState['data']): void;
}

/** The JSON in the widget's mount point; the stage is updated with each change. */
export function DataEditor({ definition, scenario, changed, onChange }: DataEditorProps) {
  const id = useId();
  const original = scenario.data === undefined ? '' : JSON.stringify(scenario.data, null, 2);
  const text = changed ?? original;
  const { errors } = readData(definition, text);
  return (
    <section className={panel.panel} aria-labelledby="data">
      <div className={panel.head}>
        <h2 id="data" className={panel.title}>
          Data
        </h2>
        {changed !== undefined && (
          <Button variant="quiet" onClick={() => onChange(undefined)}>
            Reset data
          </Button>
        )}
      </div>
      <label htmlFor={id} className={panel.words}>
        JSON in the mount point
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={8}
        spellCheck={false}
        value={text}
        aria-invalid={errors.length > 0 ? true : undefined}
        aria-describedby={`${id}faults`}
        onChange={(event) => onChange(event.target.value === original ? undefined : event.target.value)}
      />
      <ul id={`${id}faults`} className={styles.faults}>
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </section>
  );
}
