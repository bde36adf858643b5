import { Icon, SearchIcon } from '@cityguide/ui';
import { useEffect, useRef } from 'react';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  label: string;
  /** What is searched for now. */
  words: string;
  onSearch(words: string): void;
}

const PAUSE_MS = 300;

/** Searches as the visitor types, once they pause, and at once on Enter. */
export function SearchField({ label, words, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    // Cleared from outside: the field follows, unless it only trails what is being typed.
    if (words === '' && input.current && document.activeElement !== input.current) input.current.value = '';
  }, [words]);

  function searchAfter(pauseMs: number) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onSearch(input.current?.value.trim() ?? ''), pauseMs);
  }

  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        searchAfter(0);
      }}
    >
      <span className={styles.icon}>
        <Icon shape={SearchIcon} />
      </span>
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        defaultValue={words}
        enterKeyHint="search"
        onChange={() => searchAfter(PAUSE_MS)}
      />
    </form>
  );
}
