/** Safari ends a composition before the key that confirmed it; only this old code tells the two apart. */
const COMPOSING_KEY_CODE = 229;

/** The key belongs to an input method: it moves among its candidates, or confirms one. */
export const isComposingKey = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === COMPOSING_KEY_CODE;

/** Scripts that are written by way of another: what stands in the field meanwhile is not yet what is meant. */
const CONVERTED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}]/u;

/**
 * What is in the field is not yet what is meant. Keyboards of Android compose every word, also `ramen`, until a space
 * ends it; waiting for that would mean no suggestions there.
 */
export function isUndecided(isComposing: boolean, text: string): boolean {
  const isAndroid = /Android/.test(navigator.userAgent);
  return isComposing && !(isAndroid && !CONVERTED.test(text));
}
