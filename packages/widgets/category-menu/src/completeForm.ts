import type { CategoryMenuMessages } from './messages';

/** What the widget brought, to be taken away with it. */
const OWN = 'data-cg-own';

/** Gives the page's form what it needs and may lack: a first option, a name, a button. */
export function completeForm(select: HTMLSelectElement, words: CategoryMenuMessages): void {
  if (select.options[0]?.value !== '') {
    const option = new Option(words.choose, '');
    option.setAttribute(OWN, '');
    select.prepend(option);
    select.value = '';
  }
  if (select.labels.length === 0 && !select.hasAttribute('aria-label')) {
    select.setAttribute('aria-label', words.category);
    select.setAttribute(OWN, '');
  }
  const { form } = select;
  if (form && !form.querySelector('button, [type="submit"]')) {
    const button = document.createElement('button');
    button.type = 'submit';
    button.textContent = words.go;
    button.setAttribute(OWN, '');
    form.append(button);
  }
}

/** Leaves the form as the page wrote it. */
export function undoForm(element: HTMLElement): void {
  for (const own of element.querySelectorAll(`[${OWN}]`)) {
    if (!(own instanceof HTMLSelectElement)) own.remove();
    else {
      own.removeAttribute('aria-label');
      own.removeAttribute(OWN);
    }
  }
}
