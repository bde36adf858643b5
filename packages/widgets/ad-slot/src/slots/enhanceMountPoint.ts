import { keepFallback } from '@cityguide/widget-kit/controls';
import type { AdSlotMessages } from '../messages';

export interface EnhancedMountPoint {
  /** Fills the space that the page reserves, and is hidden until `showAd`. */
  container: HTMLElement;
  /** Shows the ad in place of the fallback. */
  showAd(): void;
  /** No ad yet: shows the placeholder if there is no fallback; it is replaced should an ad come. */
  showTemporaryPlaceholder(placeholder?: HTMLElement): void;
  /** No ad came: the fallback stays, or the placeholder is shown if there is none. */
  showPlaceholder(placeholder?: HTMLElement): void;
  /** Restores the mount point as the page made it. */
  restore(): void;
}

/** Each part is a CSS scope of its own: the mount point itself, with its margins, belongs to the page. */
const createPart = (name: string) => {
  const part = document.createElement('div');
  part.setAttribute('data-cg-scope', 'ad-slot');
  part.setAttribute('data-cg-ad-part', name);
  return part;
};

/** Prepares a mount point for one ad. */
export function enhanceMountPoint(element: HTMLElement, messages: AdSlotMessages): EnhancedMountPoint {
  const container = createPart('ad');
  const ownElements: Element[] = [container];
  let originalNodes: ChildNode[] = [];
  element.append(container);

  function showTemporaryPlaceholder(placeholder?: HTMLElement): void {
    const hasContent = [...element.childNodes].some((node) =>
      node instanceof Element ? node !== container : node instanceof Text && node.data.trim(),
    );
    if (!placeholder || hasContent) return;
    ownElements.push(placeholder);
    element.append(placeholder);
  }

  return {
    container,
    showTemporaryPlaceholder,
    showAd() {
      // Hidden from screen readers, which announce it once, as the name of the group.
      const label = createPart('label');
      label.setAttribute('aria-hidden', 'true');
      label.textContent = messages.label;
      ownElements.push(label);
      // The container itself is never moved, since moving a frame reloads it.
      const others = [...element.childNodes].filter((node) => node !== container);
      originalNodes = others.filter((node) => !ownElements.includes(node as Element));
      const kept = keepFallback(originalNodes);
      for (const node of others) node.remove();
      ownElements.push(kept);
      element.append(kept);
      element.prepend(label);
      element.setAttribute('role', 'group');
      element.setAttribute('aria-label', messages.label);
      element.dataset.cgAd = 'filled';
      container.setAttribute('data-cg-ad-seen', '');
    },
    showPlaceholder(placeholder) {
      container.remove();
      showTemporaryPlaceholder(placeholder);
    },
    restore() {
      for (const part of ownElements) part.remove();
      element.append(...originalNodes);
      removeCopiedAd(element);
    },
  };
}

/** Removes what is left of an ad: of one that ended, or that belongs to the mount point of which this one is a copy. */
export function removeCopiedAd(element: HTMLElement): void {
  for (const part of element.querySelectorAll('[data-cg-ad-part], [data-cg-own]')) part.remove();
  if (!element.dataset.cgAd) return;
  element.removeAttribute('role');
  element.removeAttribute('aria-label');
  delete element.dataset.cgAd;
}
