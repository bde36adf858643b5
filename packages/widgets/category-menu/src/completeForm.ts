import type { CategoryMenuMessages } from './messages';

/** Marks what the widget added, so that it can be removed again. */
const OWN_ATTRIBUTE = 'data-cg-own';

/** Adds what the page's form may lack: a first option, an accessible name, a button. */
export function completeForm(select: HTMLSelectElement, messages: CategoryMenuMessages): void {
  if (select.options[0]?.value !== '') {
    const option = new Option(messages.choose, '');
    option.setAttribute(OWN_ATTRIBUTE, '');
    select.prepend(option);
    select.value = '';
  }
  if (select.labels.length === 0 && !select.hasAttribute('aria-label')) {
    select.setAttribute('aria-label', messages.category);
    select.setAttribute(OWN_ATTRIBUTE, '');
  }
  const { form } = select;
  if (form && !form.querySelector('button, [type="submit"]')) {
    const button = document.createElement('button');
    button.type = 'submit';
    button.textContent = messages.go;
    button.setAttribute(OWN_ATTRIBUTE, '');
    form.append(button);
  }
}

/** Restores the form as the page wrote it. */
export function restoreForm(element: HTMLElement): void {
  for (const added of element.querySelectorAll(`[${OWN_ATTRIBUTE}]`)) {
    if (!(added instanceof HTMLSelectElement)) added.remove();
    else {
      added.removeAttribute('aria-label');
      added.removeAttribute(OWN_ATTRIBUTE);
    }
  }
}
