import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import type { SuggestionsState } from '@cityguide/store/suggestions';
import { keyNames } from '@cityguide/site-config';
import { isComposingKey, isUndecided } from './composing';
import { useChoice } from './useChoice';
import { useSuggestions } from './useSuggestions';

/** Key of the last row, which searches for what was typed. */
export const SEARCH_KEY = 'search';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
/** These move in the text, so whoever presses them is back in it. */
const TEXT_KEYS = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

interface Combobox {
  /** What the field needs to be one. */
  field: ComponentProps<'input'>;
  list: { id: string; ref: RefObject<HTMLDivElement | null>; keys: readonly string[]; index: number };
  isOpen: boolean;
  state: SuggestionsState;
}

export const optionId = (listId: string, key: string | undefined) => `${listId}-${key}`;

/** A field with a list of suggestions, as ARIA describes a combobox: the focus stays in the text, the list follows. */
export function useCombobox(listId: string): Combobox {
  const [state, suggestions] = useSuggestions();
  const [isDismissed, setIsDismissed] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const keys = state.answered === null ? [] : [...state.items.map(({ id }) => String(id)), SEARCH_KEY];
  const choice = useChoice(keys);
  const isOpen = keys.length > 0 && !isDismissed;
  const index = isOpen ? choice.index : -1;

  useLayoutEffect(() => {
    list.current?.children[index]?.scrollIntoView?.({ block: 'nearest' });
  }, [index]);

  function dismiss(): void {
    setIsDismissed(true);
    choice.drop();
  }

  function ask(text: string): void {
    setIsDismissed(false);
    choice.drop();
    suggestions.ask(text);
  }

  function handleKey(event: KeyboardEvent): void {
    // Left to the input method alone: the bar would close at its Escape.
    if (isComposingKey(event.nativeEvent)) return event.stopPropagation();
    const { key } = event;
    const step = STEPS[key];
    if (step && keys.length > 0) {
      event.preventDefault();
      setIsDismissed(false);
      choice.move(step);
    } else if (key === keyNames.enter && index >= 0 && !event.shiftKey) {
      take(event);
      (list.current?.children[index] as HTMLElement | undefined)?.click();
    } else if (key === keyNames.escape && isOpen) {
      take(event);
      dismiss();
    } else if (key === 'Tab') {
      dismiss();
    } else if (TEXT_KEYS.includes(key)) {
      choice.drop();
    }
  }

  return {
    state,
    isOpen,
    list: { id: listId, ref: list, keys, index },
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': index < 0 ? undefined : optionId(listId, keys[index]),
      onChange: ({ nativeEvent, currentTarget }) => {
        const { isComposing = false } = nativeEvent as InputEvent;
        if (!isUndecided(isComposing, currentTarget.value)) ask(currentTarget.value);
      },
      onCompositionStart: suggestions.hold,
      onCompositionEnd: ({ currentTarget }) => ask(currentTarget.value),
      // Before the form hears Enter, and before the bar hears Escape.
      onKeyDownCapture: handleKey,
      // Without a next place the keyboard of a phone was put away, to see more of the list.
      onBlur: ({ relatedTarget }) => relatedTarget && dismiss(),
    },
  };
}

/** Nobody else acts on this key. */
function take(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
