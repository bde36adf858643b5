import { Icon, SearchIcon } from '@cityguide/ui';
import { useEffect, useRef } from 'react';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  label: string;
  /** The current search. */
  keywords: string;
  onSearch(keywords: string): void;
}

const DEBOUNCE_MS = 300;

/** Searches as the visitor types, once they pause, and at once on Enter. */
export function SearchField({ label, keywords, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    // Cleared from outside: clear the field too, unless the visitor is typing in it.
    if (keywords === '' && input.current && document.activeElement !== input.current)
      input.current.value = '';
  }, [keywords]);

  function scheduleSearch(delayMs: number) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onSearch(input.current?.value.trim() ?? ''), delayMs);
  }

  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        scheduleSearch(0);
      }}
    >
      <span className={styles.icon}>
        <Icon icon={SearchIcon} />
      </span>
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        defaultValue={keywords}
        enterKeyHint="search"
        onChange={() => scheduleSearch(DEBOUNCE_MS)}
      />
    </form>
  );
}
