import type { KeyboardEvent } from 'react';

/** Safari ends a composition before the Enter that confirmed it; only this old code tells the two apart. */
const COMPOSING_KEY_CODE = 229;

/**
 * For `onKeyDown` of a form: Enter in a field submits, Shift+Enter does not, and the Enter that confirms
 * a word of an input method is left to the input method.
 */
export function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === COMPOSING_KEY_CODE) return;
  event.preventDefault();
  if (!event.shiftKey) event.currentTarget.requestSubmit();
}
