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

function sample(elements: readonly Element[]): Element[] {
  const step = Math.ceil(elements.length / MAX_OBSERVED);
  return elements.filter((_, index) => index % step === 0);
}

/** Reports when an element comes near the viewport; at once where the browser cannot observe that. */
export function createVisibilityObserver(
  onVisible: (element: Element) => void,
): MountPointVisibilityObserver {
  if (typeof IntersectionObserver === 'undefined') {
    return { observe: (elements) => elements.forEach(onVisible), unobserve: () => undefined };
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        onVisible(target);
      }
    },
    { rootMargin: `${ROOT_MARGIN_PX}px` },
  );
  return {
    observe: (elements) => sample(elements).forEach((element) => observer.observe(element)),
    unobserve: (element) => observer.unobserve(element),
  };
}
