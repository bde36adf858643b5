/** Safari ends a composition before the Enter that confirmed it; only this legacy key code tells the two apart. */
const COMPOSING_KEY_CODE = 229;

/**
 * Lets Enter in a field submit its form, but not Shift+Enter; the Enter that confirms the composition of an input
 * method is left to the input method. Can be used as the `ref` of a form.
 * @returns removes the listener
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
