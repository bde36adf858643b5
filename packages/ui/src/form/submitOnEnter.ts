/** Safari ends a composition before the Enter that confirmed it; only this old code tells the two apart. */
const COMPOSING_KEY_CODE = 229;

/**
 * Lets Enter in a field submit its form and Shift+Enter not; the Enter that confirms a word of an input method is left
 * to the input method. Can be given as `ref` of a form.
 * @returns ends it
 */
export function submitOnEnter(form: HTMLFormElement | null): () => void {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    if (event.isComposing || event.keyCode === COMPOSING_KEY_CODE) return;
    event.preventDefault();
    if (!event.shiftKey) form?.requestSubmit();
  };
  form?.addEventListener('keydown', handleKeyDown);
  return () => form?.removeEventListener('keydown', handleKeyDown);
}
