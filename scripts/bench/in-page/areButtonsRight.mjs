/**
 * Runs in the page, as source text: whether every button shows what is saved. Checks the last and the first before
 * all, since it is called every few milliseconds.
 * @param {number} count
 * @param {boolean} needsStatus
 */
export function areButtonsRight(count, needsStatus) {
  const slots = document.getElementsByClassName('save');
  const isRight = (/** @type {Element | undefined} */ slot) =>
    slot instanceof HTMLElement &&
    (slot.firstElementChild?.getAttribute('aria-pressed') === 'true') ===
      window.benchSaved.has(slot.dataset.listingId) &&
    (!needsStatus || slot.dataset.cgStatus === 'ready');
  return (
    slots.length === count && isRight(slots[count - 1]) && isRight(slots[0]) && [...slots].every(isRight)
  );
}
