let faults = 0;

/** Says at the field of a form's address what is wrong; the page's own paragraph for it is used where it has one. */
export function markFault(form: HTMLFormElement) {
  const input = form.querySelector<HTMLInputElement>('[name="email"]');
  const own = form.querySelector<HTMLElement>('.cg-newsletter-fault');
  const place = own ?? document.createElement('p');
  const describedBy = input?.getAttribute('aria-describedby');
  place.className = 'cg-newsletter-fault';
  const ownId = place.id;
  place.id ||= `cg-newsletter-fault-${(faults += 1)}`;
  if (!own) form.append(place);
  if (!describedBy) input?.setAttribute('aria-describedby', place.id);

  function show(words: string, isAtField: boolean) {
    form.classList.toggle('invalid-email', isAtField);
    place.textContent = words && `* ${words}`;
    if (!isAtField) return input?.removeAttribute('aria-invalid');
    input?.setAttribute('aria-invalid', 'true');
    input?.focus();
  }

  return {
    /** `isAtField`: the address is what is wrong, so the caret goes there. */
    show,
    undo() {
      show('', false);
      if (!describedBy) input?.removeAttribute('aria-describedby');
      if (!own) place.remove();
      else if (!ownId) place.removeAttribute('id');
    },
  };
}
