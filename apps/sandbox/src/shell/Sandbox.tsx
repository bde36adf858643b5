import { useRef } from 'react';
import { createSnippet } from '@cityguide/widget-kit/documents';
import { useStore } from 'zustand';
import type { Catalogue } from '../catalogue/CatalogueEntry';
import { findEntry, findScenario } from '../catalogue/findScenario';
import { getOptionTexts } from '../state/getOptionTexts';
import type { Sandbox as SandboxStore } from '../state/createSandbox';
import { Accessibility } from './Accessibility';
import type { StageRecord } from './createStageRecord';
import { DataEditor } from './DataEditor';
import { Dialogs } from './Dialogs';
import { Log } from './Log';
import { Options } from './Options';
import { PageSettings } from './PageSettings';
import { readData } from './readData';
import { readOptions } from './readOptions';
import styles from './Sandbox.module.css';
import { Snippet } from './Snippet';
import { Stage } from './Stage';
import { postToStage } from './postToStage';
import { WidgetMenu } from './WidgetMenu';

interface SandboxProps {
  catalogue: Catalogue;
  sandbox: SandboxStore;
  record: StageRecord;
}

/**
 * The whole sandbox: widgets at the left, the stage in the middle, its controls at the right; in one column on small
 * screens.
 */
export function Sandbox({ catalogue, sandbox, record }: SandboxProps) {
  const state = useStore(sandbox);
  const frame = useRef<HTMLIFrameElement>(null);
  const entry = findEntry(catalogue, state.widget);
  const scenario = findScenario(entry, state.scenario);
  const { definition } = entry;
  const { values } = readOptions(definition, getOptionTexts(scenario, state.options));
  const data = state.data === undefined ? scenario.data : readData(definition, state.data).json;
  return (
    <div className={styles.sandbox}>
      <header className={styles.side}>
        <h1 className={styles.brand}>
          Cityguide <span className={styles.quiet}>sandbox</span>
        </h1>
        <WidgetMenu catalogue={catalogue} state={state} onNavigate={sandbox.navigate} />
      </header>
      <main className={styles.middle}>
        <div className={styles.about}>
          <h2 className={styles.title}>{definition.title}</h2>
          <p className={styles.help}>{definition.help}</p>
        </div>
        <Stage catalogue={catalogue} state={state} record={record} frame={frame} onChange={sandbox.change} />
        <Log record={record} />
      </main>
      <aside className={styles.controls} aria-label="Page, options and HTML">
        <PageSettings state={state} onChange={sandbox.change} />
        <Options
          definition={definition}
          scenario={scenario}
          changed={state.options}
          onChange={(options) => sandbox.change({ options })}
        />
        {definition.data && (
          <DataEditor
            definition={definition}
            scenario={scenario}
            changed={state.data}
            onChange={(changed) => sandbox.change({ data: changed })}
          />
        )}
        <Snippet html={createSnippet(definition, { options: values, data })} />
        <Accessibility record={record} onCheck={() => postToStage(frame.current, { cityguide: 'check' })} />
        <Dialogs onOpen={(dialog) => postToStage(frame.current, { cityguide: 'dialog', dialog })} />
      </aside>
    </div>
  );
}
