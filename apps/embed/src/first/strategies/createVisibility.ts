/** Early enough that a widget is there before it scrolls into view on a slow connection. */
const NEAR_PX = 400;
/** Of thousands of equal mount points so many are watched: one observation each would cost more than the buttons. */
const SAMPLES = 32;

export interface Visibility {
  watch(elements: readonly Element[]): void;
  forget(element: Element): void;
}

function sample(elements: readonly Element[]): Element[] {
  const step = Math.ceil(elements.length / SAMPLES);
  return elements.filter((_, index) => index % step === 0);
}

/** Tells when an element comes near the viewport; where the browser cannot say, at once. */
export function createVisibility(onNear: (element: Element) => void): Visibility {
  if (typeof IntersectionObserver === 'undefined') {
    return { watch: (elements) => elements.forEach(onNear), forget: () => undefined };
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        onNear(target);
      }
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  return {
    watch: (elements) => sample(elements).forEach((element) => observer.observe(element)),
    forget: (element) => observer.unobserve(element),
  };
}
