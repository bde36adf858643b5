import { Tabs } from '@cityguide/ui';
import { useId, useState } from 'react';
import { useWords } from '../words/useWords';
import { describeListing } from './describeListing';
import { listMessages } from './listMessages';
import { SavedList } from './SavedList';
import styles from './TodosPage.module.css';
import { useSavedPage } from './useSavedPage';

type TodoState = 'open' | 'done';

/** The places that the member means to visit, and those where they have been (DASH-4). */
export function TodosPage() {
  const words = useWords(listMessages);
  const [state, setState] = useState<TodoState>('open');
  const panelId = useId();
  const tabs: { id: TodoState; label: string }[] = [
    { id: 'open', label: words.open },
    { id: 'done', label: words.doneTab },
  ];
  return (
    <>
      <div className={styles.tabs}>
        <Tabs<TodoState>
          label={words.todoStates}
          tabs={tabs}
          selected={state}
          onSelect={setState}
          panelId={panelId}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={state === 'open' ? words.open : words.doneTab}>
        <TodoList key={state} isDone={state === 'done'} />
      </div>
    </>
  );
}

function TodoList({ isDone }: { isDone: boolean }) {
  const opened = useSavedPage('todos', isDone);
  const words = useWords(listMessages);
  return (
    <SavedList
      list="todos"
      opened={opened}
      describe={({ listing }) => describeListing(listing)}
      {...(isDone && { emptyWords: words.nothingDone })}
      start={(row, { name }) => (
        <label className={styles.tick}>
          <input
            className={styles.box}
            type="checkbox"
            aria-label={words.tick(name)}
            checked={isDone}
            onChange={(event) => opened.page.setDone(row, event.currentTarget.checked)}
          />
        </label>
      )}
    />
  );
}
