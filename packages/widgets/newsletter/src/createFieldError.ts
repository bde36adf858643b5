let errorCount = 0;

/** Shows errors at a form's email field, in the page's own error paragraph if it has one. */
export function createFieldError(form: HTMLFormElement) {
  const input = form.querySelector<HTMLInputElement>('[name="email"]');
  const pageParagraph = form.querySelector<HTMLElement>('.cg-newsletter-fault');
  const paragraph = pageParagraph ?? document.createElement('p');
  const describedBy = input?.getAttribute('aria-describedby');
  paragraph.className = 'cg-newsletter-fault';
  const originalId = paragraph.id;
  paragraph.id ||= `cg-newsletter-fault-${(errorCount += 1)}`;
  if (!pageParagraph) form.append(paragraph);
  if (!describedBy) input?.setAttribute('aria-describedby', paragraph.id);

  function show(text: string, isAtField: boolean) {
    form.classList.toggle('invalid-email', isAtField);
    paragraph.textContent = text && `* ${text}`;
    if (!isAtField) return input?.removeAttribute('aria-invalid');
    input?.setAttribute('aria-invalid', 'true');
    input?.focus();
  }

  return {
    /** `isAtField`: the email is invalid, so its field gets the focus. */
    show,
    restore() {
      show('', false);
      if (!describedBy) input?.removeAttribute('aria-describedby');
      if (!pageParagraph) paragraph.remove();
      else if (!originalId) paragraph.removeAttribute('id');
    },
  };
}
