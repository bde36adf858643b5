import type { CityguideStore } from '@cityguide/store';
import { parseData } from '../data/parseData';
import type { ReactWidget } from '../definition/reactWidget';
import type { MarkupIssue } from '../issues/MarkupIssue';
import { parseOptions } from '../options/parseOptions';
import { createMountPoint } from './createMountPoint';
import type { RenderWidget } from './RenderWidget';

/** A widget whose nodes are disturbed again within this time is not restarted: the CMS's content is better. */
const RESTART_PAUSE_MS = 10_000;

export interface MountWidgetOptions {
  element: HTMLElement;
  widget: ReactWidget;
  render: RenderWidget;
  store: CityguideStore;
  report(issue: MarkupIssue): void;
  /** The widget is in the page. */
  onReady?(): void;
  /** The CMS's content is back. Without an error a required option is missing, which was reported. */
  onFail?(error?: unknown): void;
}

export interface MountedWidget {
  /** Frees everything and restores the CMS's content. */
  unmount(): void;
}

/** The error that React throws when other code (a translator, an extension) has moved its nodes. */
function isExternalDomChange(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'NotFoundError' || error.name === 'HierarchyRequestError')
  );
}

/**
 * Mounts a React widget. The CMS's content stays until the widget has rendered, and is restored when it throws, then or
 * later. A widget whose nodes were moved by other code is restarted in the same mount point.
 */
export function mountWidget({
  element,
  widget,
  render,
  store,
  report,
  onReady,
  onFail,
}: MountWidgetOptions): MountedWidget {
  const { definition } = widget;
  const options = parseOptions({ definition, element, report });
  if (!options) {
    onFail?.();
    return { unmount: () => undefined };
  }
  const data = parseData({ definition, element, report });
  const mountPoint = createMountPoint(element);
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
    const instance: { unmount(): void } = { unmount: () => undefined };
    current = instance;
    const rendered = render({
      widget,
      scope,
      options: options ?? {},
      data,
      store,
      isUrgent,
      onCommit() {
        if (current !== instance) return;
        mountPoint.show(scope);
        if (isReady) return;
        isReady = true;
        onReady?.();
      },
      onError(error) {
        if (current === instance) recover(error);
      },
    });
    instance.unmount = () => rendered.unmount();
  }

  function recover(error: unknown) {
    const failed = stop();
    const canRestart = isExternalDomChange(error) && Date.now() - restartedAt > RESTART_PAUSE_MS;
    if (!canRestart) mountPoint.restoreFallback();
    // React is still removing the widget; let it finish
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
      mountPoint.restoreFallback();
    },
  };
}
