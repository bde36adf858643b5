import { Tabs } from '@cityguide/ui';
import { useId, useState } from 'react';
import { useMessages } from '../useMessages';
import { getListingContent } from './getListingContent';
import { listMessages } from './listMessages';
import { SavedList } from './SavedList';
import styles from './TodosPage.module.css';
import { useSavedPage } from './useSavedPage';

type TodoState = 'open' | 'done';

/** The listings that the member wants to visit, and those that they have visited (DASH-4). */
export function TodosPage() {
  const messages = useMessages(listMessages);
  const [state, setState] = useState<TodoState>('open');
  const panelId = useId();
  const tabs: { id: TodoState; label: string }[] = [
    { id: 'open', label: messages.open },
    { id: 'done', label: messages.doneTab },
  ];
  return (
    <>
      <div className={styles.tabs}>
        <Tabs<TodoState>
          label={messages.todoStates}
          tabs={tabs}
          selected={state}
          onSelect={setState}
          panelId={panelId}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={state === 'open' ? messages.open : messages.doneTab}>
        <TodoList key={state} isDone={state === 'done'} />
      </div>
    </>
  );
}

function TodoList({ isDone }: { isDone: boolean }) {
  const savedPage = useSavedPage('todos', isDone);
  const messages = useMessages(listMessages);
  return (
    <SavedList
      list="todos"
      savedPage={savedPage}
      getContent={({ listing }) => getListingContent(listing)}
      {...(isDone && { emptyText: messages.nothingDone })}
      start={(row, { name }) => (
        <label className={styles.tick}>
          <input
            className={styles.box}
            type="checkbox"
            aria-label={messages.tick(name)}
            checked={isDone}
            onChange={(event) => savedPage.page.setDone(row, event.currentTarget.checked)}
          />
        </label>
      )}
    />
  );
}
