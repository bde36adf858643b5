import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import type { SuggestionsState } from '@cityguide/store/suggestions';
import { keyNames } from '@cityguide/site-config';
import { useActiveOption } from './useActiveOption';
import { useSuggestions } from './useSuggestions';

/** Safari ends a composition before the key that confirmed it; only this legacy key code identifies that key. */
const COMPOSING_KEY_CODE = 229;

/** Scripts that are typed by conversion: the text in the field is not final until it is confirmed. */
const CONVERTED_SCRIPTS = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}]/u;

/** Key of the last row, which searches for the query. */
export const SEARCH_KEY = 'search';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
/** Keys that move the cursor in the text, and so leave the list. */
const TEXT_KEYS = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

interface Combobox {
  /** The props of the field. */
  inputProps: ComponentProps<'input'>;
  list: { id: string; ref: RefObject<HTMLDivElement | null>; keys: readonly string[]; index: number };
  isOpen: boolean;
  state: SuggestionsState;
}

export const optionId = (listId: string, key: string | undefined) => `${listId}-${key}`;

/** A field with a list of suggestions, following the ARIA combobox pattern: the focus stays in the field. */
export function useCombobox(listId: string): Combobox {
  const [state, suggestions] = useSuggestions();
  const [isDismissed, setIsDismissed] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const keys = state.answeredQuery === null ? [] : [...state.items.map(({ id }) => String(id)), SEARCH_KEY];
  const activeOption = useActiveOption(keys);
  const isOpen = keys.length > 0 && !isDismissed;
  const index = isOpen ? activeOption.index : -1;

  useLayoutEffect(() => {
    list.current?.children[index]?.scrollIntoView?.({ block: 'nearest' });
  }, [index]);

  function dismiss(): void {
    setIsDismissed(true);
    activeOption.clear();
  }

  function requestSuggestions(text: string): void {
    setIsDismissed(false);
    activeOption.clear();
    suggestions.setQuery(text);
  }

  function handleKey(event: KeyboardEvent): void {
    // Left to the input method: otherwise its Escape would close the bar.
    if (isComposingKey(event.nativeEvent)) return event.stopPropagation();
    const { key } = event;
    const step = STEPS[key];
    if (step && keys.length > 0) {
      event.preventDefault();
      setIsDismissed(false);
      activeOption.move(step);
    } else if (key === keyNames.enter && index >= 0 && !event.shiftKey) {
      consumeEvent(event);
      (list.current?.children[index] as HTMLElement | undefined)?.click();
    } else if (key === keyNames.escape && isOpen) {
      consumeEvent(event);
      dismiss();
    } else if (key === 'Tab') {
      dismiss();
    } else if (TEXT_KEYS.includes(key)) {
      activeOption.clear();
    }
  }

  return {
    state,
    isOpen,
    list: { id: listId, ref: list, keys, index },
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': index < 0 ? undefined : optionId(listId, keys[index]),
      onChange: ({ nativeEvent, currentTarget }) => {
        const { isComposing = false } = nativeEvent as InputEvent;
        if (!isCompositionPending(isComposing, currentTarget.value)) requestSuggestions(currentTarget.value);
      },
      onCompositionStart: suggestions.pause,
      onCompositionEnd: ({ currentTarget }) => requestSuggestions(currentTarget.value),
      // In the capture phase, before the form handles Enter and the bar handles Escape.
      onKeyDownCapture: handleKey,
      // Without a `relatedTarget` the visitor has hidden the phone's keyboard, to see more of the list.
      onBlur: ({ relatedTarget }) => relatedTarget && dismiss(),
    },
  };
}

/** Keeps other listeners and the browser from handling the key. */
function consumeEvent(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Whether the key belongs to an input method: it moves among its candidates, or confirms one. */
const isComposingKey = ({ isComposing, keyCode }: globalThis.KeyboardEvent): boolean =>
  isComposing || keyCode === COMPOSING_KEY_CODE;

/**
 * Whether the text in the field is not final yet. Android keyboards compose every word, also `ramen`, until a space
 * ends it; waiting for that would mean no suggestions there.
 */
function isCompositionPending(isComposing: boolean, text: string): boolean {
  const isAndroid = /Android/.test(navigator.userAgent);
  return isComposing && !(isAndroid && !CONVERTED_SCRIPTS.test(text));
}
