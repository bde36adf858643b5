import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { sitePaths } from '@cityguide/site-config';
import { useSite } from '@cityguide/store/react';
import { Button, Icon, LiveRegion, SearchIcon, submitOnEnter, VisuallyHidden } from '@cityguide/ui';
import { emitPageEvent } from '@cityguide/widget-kit';
import { useMessages } from '../words/useMessages';
import styles from './SearchPanel.module.css';
import { SuggestionList } from './SuggestionList';
import { useCombobox } from './useCombobox';
import { useSearchMessages } from './useSearchMessages';
import { useVisibleBottom } from './useVisibleBottom';

/** How long after opening the field takes the focus (NAV-10). */
const FOCUS_DELAY_MS = 100;
/** As much as the result page reads. */
const MAX_LENGTH = 200;

/**
 * A plain search form: the browser itself goes to the result page and encodes what was typed. Suggestions are added
 * where an answer comes; following one goes to that place and is no search, so the page hears of none.
 */
export function SearchPanel({ id }: { id: string }) {
  const words = useMessages();
  const { found } = useSearchMessages();
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const site = useSite();
  const { isOpen, state, list, field: comboboxProps } = useCombobox(`${id}list`);
  const [action = '', name = 'q'] = sitePaths(site).search('').split(/[?=]/);
  const formId = `${id}form`;
  useVisibleBottom(panel);

  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  function handleSubmit(event: FormEvent) {
    const input = field.current;
    if (!input) return;
    input.value = input.value.trim();
    if (input.value === '') {
      event.preventDefault();
      input.focus();
      return;
    }
    emitPageEvent('cityguide:search', { query: input.value }, input);
  }

  return (
    <div id={id} ref={panel} className={styles.panel}>
      <div className={styles.room}>
        <form
          id={formId}
          ref={submitOnEnter}
          className={styles.form}
          role="search"
          method="get"
          action={action}
          onSubmit={handleSubmit}
        >
          <label className={styles.label}>
            <VisuallyHidden>{words.searchLabel}</VisuallyHidden>
            <span className={styles.glass}>
              <Icon shape={SearchIcon} size={24} />
            </span>
            <input
              {...comboboxProps}
              ref={field}
              className={styles.input}
              // `search` may not be a combobox; the keyboard of a phone is the same.
              type="text"
              inputMode="search"
              name={name}
              maxLength={MAX_LENGTH}
              placeholder={words.searchPlaceholder(site.city.name)}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
            />
          </label>
          <Button type="submit">{words.search}</Button>
        </form>
        {isOpen && (
          <SuggestionList
            id={list.id}
            formId={formId}
            listRef={list.ref}
            state={state}
            chosen={list.keys[list.index]}
          />
        )}
      </div>
      <LiveRegion message={isOpen ? found(state.items.length) : ''} />
    </div>
  );
}
