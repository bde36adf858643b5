/** A polite live region, out of sight. */
export interface Status {
  /** Brings it into the page, before there is something to say: what comes with its words is not read out. */
  prepare(): void;
  say(words: string): void;
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

export function createStatus(): Status {
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
    say(words) {
      prepare().textContent = words;
    },
    stop() {
      region?.remove();
      region = undefined;
    },
  };
}
