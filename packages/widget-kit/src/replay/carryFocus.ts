import { findCounterpart } from './findCounterpart';

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(element: Element): element is TextField {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !/^(checkbox|radio|file|submit|button)$/.test(element.type))
  );
}

/** React compares with the value that it wrote itself, so what was typed goes in by the element's own setter. */
function typeInto(field: TextField, text: string) {
  const prototype = Object.getPrototypeOf(field) as TextField;
  const descriptor = Object.getOwnPropertyDescriptor(prototype, 'value');
  descriptor?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Who was typing into the CMS's search box when the widget arrived goes on typing into the widget's. */
export function carryFocus(from: Element, root: ParentNode): void {
  // the widget's other parts are put in place in this same turn, after the scope itself
  queueMicrotask(() => {
    const to = findCounterpart(from, root);
    if (!to) return;
    to.focus({ preventScroll: true });
    if (isTextField(from) && isTextField(to) && from.value !== to.value) typeInto(to, from.value);
  });
}
