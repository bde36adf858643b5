import type { AdSlotMessages } from '../messages';

export interface Dress {
  /** Lies in the room that the page keeps, and is not seen before `showAd`. */
  container: HTMLElement;
  /** The ad is there: it stands where the page's own words stood. */
  showAd(): void;
  /** No ad is there yet: words of ours stand where the page has none, and make room should one come. */
  lendWords(words?: HTMLElement): void;
  /** No ad came: the page's own words stay, or words of ours where it has none. */
  showWords(words?: HTMLElement): void;
  /** As the page made it. */
  undress(): void;
}

/** Each part is a scope of its own: the place itself belongs to the page, with its margins and all. */
const createOwn = (name: string) => {
  const own = document.createElement('div');
  own.setAttribute('data-cg-scope', 'ad-slot');
  own.setAttribute('data-cg-ad-part', name);
  return own;
};

/** Prepares a mount point for one ad. */
export function dressPlace(element: HTMLElement, words: AdSlotMessages): Dress {
  const container = createOwn('ad');
  const own: Element[] = [container];
  let kept: ChildNode[] = [];
  element.append(container);

  function lendWords(ours?: HTMLElement): void {
    const saysSomething = [...element.childNodes].some((node) =>
      node instanceof Element ? node !== container : node instanceof Text && node.data.trim(),
    );
    if (!ours || saysSomething) return;
    own.push(ours);
    element.append(ours);
  }

  return {
    container,
    lendWords,
    showAd() {
      // Seen by all; said once, by the name of the group.
      const label = createOwn('label');
      label.setAttribute('aria-hidden', 'true');
      label.textContent = words.label;
      own.push(label);
      // The container itself is never moved: a frame that is moved loads again.
      const others = [...element.childNodes].filter((node) => node !== container);
      for (const node of others) node.remove();
      kept = others.filter((node) => !own.includes(node as Element));
      element.prepend(label);
      element.setAttribute('role', 'group');
      element.setAttribute('aria-label', words.label);
      element.dataset.cgAd = 'filled';
      container.setAttribute('data-cg-ad-seen', '');
    },
    showWords(ours) {
      container.remove();
      lendWords(ours);
    },
    undress() {
      for (const part of own) part.remove();
      element.append(...kept);
      element.removeAttribute('role');
      element.removeAttribute('aria-label');
      delete element.dataset.cgAd;
    },
  };
}
