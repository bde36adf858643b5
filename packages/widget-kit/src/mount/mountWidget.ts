import type { CityguideStore } from '@cityguide/store';
import { parseData } from '../data/parseData';
import type { ReactWidget } from '../definition/reactWidget';
import type { Fault } from '../faults/Fault';
import { parseOptions } from '../options/parseOptions';
import { createPlace } from './createPlace';
import type { RenderWidget } from './RenderWidget';

/** Something that keeps disturbing a widget's nodes gets this much rest between two fresh starts, else the CMS's content is better. */
const RESTART_PAUSE_MS = 10_000;

export interface MountRequest {
  element: HTMLElement;
  widget: ReactWidget;
  render: RenderWidget;
  store: CityguideStore;
  report(fault: Fault): void;
  /** The widget stands in the page. */
  onReady?(): void;
  /** The CMS's content is back. Without an error a required option is missing, which was reported. */
  onFail?(error?: unknown): void;
}

export interface Mounted {
  /** Frees everything and gives the CMS its content back. */
  unmount(): void;
}

/** What React meets when somebody else (a translator, an extension) has moved its nodes. */
function isForeignHand(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'NotFoundError' || error.name === 'HierarchyRequestError')
  );
}

/**
 * Mounts a React widget. The CMS's content stays until the widget has drawn, and comes back when it throws, then or
 * later. A widget whose nodes were moved by somebody else is started afresh in their place.
 */
export function mountWidget({
  element,
  widget,
  render,
  store,
  report,
  onReady,
  onFail,
}: MountRequest): Mounted {
  const { definition } = widget;
  const options = parseOptions({ definition, element, report });
  if (!options) {
    onFail?.();
    return { unmount: () => undefined };
  }
  const data = parseData({ definition, element, report });
  const place = createPlace(element);
  let current: { unmount(): void } | undefined;
  let restartedAt = -Infinity;
  let isReady = false;

  function stop() {
    const stopped = current;
    current = undefined;
    return stopped;
  }

  function start(isUrgent: boolean) {
    const scope = document.createElement('div');
    scope.setAttribute('data-cg-scope', definition.name);
    const run: { unmount(): void } = { unmount: () => undefined };
    current = run;
    const rendered = render({
      widget,
      scope,
      options: options ?? {},
      data,
      store,
      isUrgent,
      onCommit() {
        if (current !== run) return;
        place.show(scope);
        if (isReady) return;
        isReady = true;
        onReady?.();
      },
      onError(error) {
        if (current === run) recover(error);
      },
    });
    run.unmount = () => rendered.unmount();
  }

  function recover(error: unknown) {
    const failed = stop();
    const canRestart = isForeignHand(error) && Date.now() - restartedAt > RESTART_PAUSE_MS;
    if (!canRestart) place.giveBack();
    // React is in the middle of taking the widget out; it is left to finish
    queueMicrotask(() => {
      failed?.unmount();
      if (!canRestart) return;
      restartedAt = Date.now();
      console.warn(
        `Cityguide widget "${definition.name}": something else moved its elements; started afresh.`,
      );
      start(true);
    });
    if (!canRestart) onFail?.(error);
  }

  start(false);
  return {
    unmount() {
      stop()?.unmount();
      place.giveBack();
    },
  };
}
