import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { focusPressed } from '../focus/focusPressed';
import styles from './Tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
}

export interface TabsProps<Id extends string> {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Id>[];
  /** None where the list is in an order of none of them. */
  selected: Id | undefined;
  onSelect(id: Id): void;
  /** Id of the element that they control. */
  panelId?: string;
}

/** A row of tabs with one tab stop: arrows, Home and End move and select. Scrolls sideways where it does not fit. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, panelId }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const tabStop = selected ?? tabs[0]?.id;

  function moveTo(index: number) {
    const tab = tabs.at(index % tabs.length);
    if (!tab) return;
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const target = getTargetIndex(event.key, {
      current: tabs.findIndex(({ id }) => id === tabStop),
      last: tabs.length - 1,
    });
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.list}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === tabStop ? 0 : -1}
          onKeyDown={handleKeyDown}
          onClick={(event) => {
            focusPressed(event);
            onSelect(tab.id);
          }}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

function getTargetIndex(
  key: string,
  { current, last }: { current: number; last: number },
): number | undefined {
  if (key === 'ArrowRight') return current + 1;
  if (key === 'ArrowLeft') return current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}
