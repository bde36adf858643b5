const LIVE_REGIONS = '[aria-live], [role="status"], [role="alert"]';

/**
 * Makes everything beside `dialogHost` unreachable for pointer, keyboard and screen reader.
 * Live regions are excluded: they must be announced while a dialog is open.
 * @returns restores exactly what it changed
 */
export function makeBackgroundInert(dialogHost: HTMLElement): () => void {
  const siblings = [...dialogHost.ownerDocument.body.children].filter(
    (element) => element !== dialogHost && !element.hasAttribute('inert') && !element.matches(LIVE_REGIONS),
  );
  for (const element of siblings) element.setAttribute('inert', '');
  return () => siblings.forEach((element) => element.removeAttribute('inert'));
}
