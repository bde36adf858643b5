import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { sitePaths } from '@cityguide/site-config';
import { useSite } from '@cityguide/store/react';
import { Button, Icon, SearchIcon, submitOnEnter, VisuallyHidden } from '@cityguide/ui';
import { emitPageEvent } from '@cityguide/widget-kit';
import { useMessages } from '../words/useMessages';
import styles from './SearchPanel.module.css';

/** How long after opening the field takes the focus (NAV-10). */
const FOCUS_DELAY_MS = 100;

/** A plain search form: the browser itself goes to the result page and encodes what was typed. */
export function SearchPanel({ id }: { id: string }) {
  const words = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const site = useSite();
  const [action = '', name = 'q'] = sitePaths(site).search('').split(/[?=]/);

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
    <div id={id} className={styles.panel}>
      <form
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
            ref={field}
            className={styles.input}
            type="search"
            name={name}
            placeholder={words.searchPlaceholder(site.city.name)}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <Button type="submit">{words.search}</Button>
      </form>
    </div>
  );
}
