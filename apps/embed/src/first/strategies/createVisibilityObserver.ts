import { createHiddenReporter } from './createHiddenReporter';

/** Early enough that a widget is ready before it scrolls into view on a slow connection. */
const ROOT_MARGIN_PX = 400;
/**
 * Of thousands of equal mount points only so many are observed: one observation each would cost more than the buttons.
 */
const MAX_OBSERVED = 32;

export interface MountPointVisibilityObserver {
  observe(elements: readonly Element[]): void;
  unobserve(element: Element): void;
}

const hasBox = (element: Element) => element.getClientRects().length > 0;

/**
 * Reports when an element comes near the viewport; at once where the browser cannot observe that. What the page hides
 * (a closed tab, an accordion) is reported once it is shown.
 */
export function createVisibilityObserver(
  onVisible: (element: Element) => void,
): MountPointVisibilityObserver {
  if (typeof IntersectionObserver === 'undefined') {
    return { observe: (elements) => elements.forEach(onVisible), unobserve: () => undefined };
  }
  const reportHidden = createHiddenReporter();
  /** By observed element: those of its kind that are not observed. */
  const spares = new WeakMap<Element, Element[]>();
  /** What an empty mount point contains so that the page's rules for `:empty` do not hide it. */
  const fillers = new WeakMap<Element, Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) show(target);
        else if (!hasBox(target)) handleHidden(target);
      }
    },
    { rootMargin: `${ROOT_MARGIN_PX}px` },
  );

  function show(element: Element) {
    unobserve(element);
    onVisible(element);
  }

  function handleHidden(element: Element) {
    // One of its kind may be shown elsewhere.
    const others = spares.get(element) ?? [];
    const next = others.pop();
    if (next) observeOne(next, others);
    if (element.matches(':empty')) fill(element);
    if (getComputedStyle(element).display === 'contents') show(element);
    else if (!hasBox(element)) reportHidden(element);
  }

  function fill(element: Element) {
    const filler = document.createElement('span');
    filler.hidden = true;
    fillers.set(element, filler);
    element.append(filler);
  }

  function observeOne(element: Element, others: Element[]) {
    spares.set(element, others);
    observer.observe(element);
  }

  function unobserve(element: Element) {
    observer.unobserve(element);
    fillers.get(element)?.remove();
  }

  return {
    observe(elements) {
      const step = Math.ceil(elements.length / MAX_OBSERVED);
      const others = elements.filter((_, index) => index % step > 0);
      elements.forEach((element, index) => index % step > 0 || observeOne(element, others));
    },
    unobserve,
  };
}
