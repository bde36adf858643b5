/** Out of sight but not of reach for screen readers; set by script, since a strict policy forbids style attributes. */
const STYLE: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Screen readers notice a change only, so words said twice in a row differ by a space that nobody hears. */
const NO_BREAK_SPACE = '\u00a0';

/**
 * Puts the page's one polite live region into the document.
 * @returns says words to screen-reader users when they have heard out what they are listening to
 */
export function createLiveRegion(): (words: string) => void {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('data-cg-live', '');
  Object.assign(region.style, STYLE);
  document.body.append(region);
  return (words) => {
    // The page may have replaced its whole body.
    if (!region.isConnected) document.body.append(region);
    region.textContent = region.textContent === words ? words + NO_BREAK_SPACE : words;
  };
}
