import { findMatchingControl } from './findMatchingControl';

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(element: Element): element is TextField {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !/^(checkbox|radio|file|submit|button)$/.test(element.type))
  );
}

/** React compares with the value that it wrote itself, so the typed text is set by the element's own setter. */
function setFieldValue(field: TextField, text: string) {
  const prototype = Object.getPrototypeOf(field) as TextField;
  const descriptor = Object.getOwnPropertyDescriptor(prototype, 'value');
  descriptor?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A visitor who was typing into the CMS's search box when the widget was mounted continues in the widget's. */
export function transferFocus(from: Element, root: ParentNode): void {
  // the widget's other parts are inserted in the same turn, after the scope itself
  queueMicrotask(() => {
    const to = findMatchingControl(from, root);
    if (!to) return;
    to.focus({ preventScroll: true });
    if (isTextField(from) && isTextField(to) && from.value !== to.value) setFieldValue(to, from.value);
  });
}
