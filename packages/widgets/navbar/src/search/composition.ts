/** Safari ends a composition before the key that confirmed it; only this legacy key code identifies that key. */
const COMPOSING_KEY_CODE = 229;

/** Whether the key belongs to an input method: it moves among its candidates, or confirms one. */
export const isComposingKey = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === COMPOSING_KEY_CODE;

/** Scripts that are typed by conversion: the text in the field is not final until it is confirmed. */
const CONVERTED_SCRIPTS = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}]/u;

/**
 * Whether the text in the field is not final yet. Android keyboards compose every word, also `ramen`, until a space
 * ends it; waiting for that would mean no suggestions there.
 */
export function isCompositionPending(isComposing: boolean, text: string): boolean {
  const isAndroid = /Android/.test(navigator.userAgent);
  return isComposing && !(isAndroid && !CONVERTED_SCRIPTS.test(text));
}
