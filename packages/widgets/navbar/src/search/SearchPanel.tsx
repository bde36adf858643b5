import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { useSite, useStore } from '@cityguide/store/react';
import { Button, Icon, LiveRegion, SearchIcon, submitOnEnter, VisuallyHidden } from '@cityguide/ui';
import { emitPageEvent } from '@cityguide/widget-kit';
import { useMessages } from '../catalogue/useMessages';
import styles from './SearchPanel.module.css';
import { readSearchForm } from './readSearchForm';
import { SuggestionList } from './SuggestionList';
import { useCombobox } from './useCombobox';
import { useSearchMessages } from './useSearchMessages';
import { useVisualViewportBottom } from './useVisualViewportBottom';

/** How long after opening the field gets the focus (NAV-10). */
const FOCUS_DELAY_MS = 100;
/** The limit of the result page. */
const MAX_LENGTH = 200;

/**
 * A plain search form: the browser itself navigates to the result page and encodes the query. Suggestions are added
 * when a response arrives; following one opens that listing and is not a search, so no search event is emitted.
 */
export function SearchPanel({ id }: { id: string }) {
  const messages = useMessages();
  const { found } = useSearchMessages();
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const site = useSite();
  const { isOpen, state, list, inputProps: comboboxProps } = useCombobox(`${id}list`);
  const { paths, services } = useStore();
  const target = readSearchForm((query) => paths.search(query) ?? '');
  const formId = `${id}form`;
  useVisualViewportBottom(panel);

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
    // A browser puts no field into a path.
    if (target.name !== undefined) return;
    event.preventDefault();
    services.page.assign(paths.search(input.value) ?? '');
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
          action={target.action}
          onSubmit={handleSubmit}
        >
          <label className={styles.label}>
            <VisuallyHidden>{messages.searchLabel}</VisuallyHidden>
            <span className={styles.glass}>
              <Icon icon={SearchIcon} size={24} />
            </span>
            <input
              {...comboboxProps}
              ref={field}
              className={styles.input}
              // `type="search"` may not have the role combobox; `inputMode` gives phones the same keyboard.
              type="text"
              inputMode="search"
              name={target.name}
              maxLength={MAX_LENGTH}
              placeholder={messages.searchPlaceholder(site.city.name)}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
            />
          </label>
          {target.others.map(([otherName, value]) => (
            <input key={otherName} type="hidden" name={otherName} value={value} />
          ))}
          <Button type="submit">{messages.search}</Button>
        </form>
        {isOpen && (
          <SuggestionList
            id={list.id}
            formId={formId}
            listRef={list.ref}
            state={state}
            activeKey={list.keys[list.index]}
          />
        )}
      </div>
      <LiveRegion message={isOpen ? found(state.items.length) : ''} />
    </div>
  );
}
