const SPEAKING = '[aria-live], [role="status"], [role="alert"]';

/**
 * Takes everything beside `dialogHost` out of reach of pointer, keyboard and screen reader.
 * Live regions stay: they must be heard while a dialog is open.
 * @returns puts back exactly what it changed
 */
export function makeBackgroundInert(dialogHost: HTMLElement): () => void {
  const siblings = [...dialogHost.ownerDocument.body.children].filter(
    (element) => element !== dialogHost && !element.hasAttribute('inert') && !element.matches(SPEAKING),
  );
  for (const element of siblings) element.setAttribute('inert', '');
  return () => siblings.forEach((element) => element.removeAttribute('inert'));
}
