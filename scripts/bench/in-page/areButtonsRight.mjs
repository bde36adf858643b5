/**
 * Runs in the page, as source text: whether every button shows what is saved. Checks the last and the first before
 * all, since it is called every few milliseconds.
 */
export function areButtonsRight(count, needsStatus) {
  const slots = document.getElementsByClassName('save');
  const isRight = ({ firstElementChild: control, dataset }) =>
    (control.getAttribute('aria-pressed') === 'true') === window.benchSaved.has(dataset.listingId) &&
    (!needsStatus || dataset.cgStatus === 'ready');
  return (
    slots.length === count && isRight(slots[count - 1]) && isRight(slots[0]) && [...slots].every(isRight)
  );
}
