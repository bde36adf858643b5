/** Visually hidden but readable for screen readers; set by script, since a strict policy forbids style attributes. */
const STYLE: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Screen readers only announce changes, so a text that is repeated differs by a space that is not read out. */
const NO_BREAK_SPACE = '\u00a0';

/**
 * Adds the page's one polite live region to the document.
 * @returns announces a text to screen-reader users after their current speech
 */
export function createLiveRegion(): (message: string) => void {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('data-cg-live', '');
  Object.assign(region.style, STYLE);
  document.body.append(region);
  return (text) => {
    // The page may have replaced its whole body.
    if (!region.isConnected) document.body.append(region);
    region.textContent = region.textContent === text ? text + NO_BREAK_SPACE : text;
  };
}
