import { emitError } from '../page/emitError';

/** Creates the reporter of elements that cannot be mount points; each cause is reported once. */
export function createMisplacedReporter(knownNames: readonly string[]) {
  const unknownNames = new Set<string>();
  const reportedOuters = new WeakSet<Element>();

  return {
    unknown(element: Element, name: string) {
      if (unknownNames.has(name)) return;
      unknownNames.add(name);
      emitError({
        widget: name,
        element,
        message: `there is no widget "${name}"; allowed: ${knownNames.join(', ') || 'none is deployed'}. Its content stays as it is.`,
      });
    },
    nested(element: Element, outer: Element) {
      if (reportedOuters.has(outer)) return;
      reportedOuters.add(outer);
      emitError({
        widget: element.getAttribute('data-widget') ?? '',
        element,
        message: `it lies inside the mount point of "${outer.getAttribute('data-widget')}", whose content it is. It is left as it is; put it outside.`,
      });
    },
  };
}
