/** A visually hidden polite live region. */
export interface LiveRegion {
  /**
   * Adds it to the page before there is something to announce: a live region that is added with its text is not read
   * out.
   */
  prepare(): void;
  announce(text: string): void;
  stop(): void;
}

const STYLE: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export function createLiveRegion(): LiveRegion {
  let region: HTMLElement | undefined;

  function prepare(): HTMLElement {
    if (!region) {
      region = document.createElement('div');
      region.setAttribute('role', 'status');
      // Set by script, since a strict policy forbids style attributes.
      Object.assign(region.style, STYLE);
      document.body.append(region);
    }
    region.textContent = '';
    return region;
  }

  return {
    prepare: () => void prepare(),
    announce(text) {
      prepare().textContent = text;
    },
    stop() {
      region?.remove();
      region = undefined;
    },
  };
}
