import { emitPageEvent, type Enhancer, type ReactWidget } from '@cityguide/widget-kit';
import { renderWidget } from '@cityguide/widget-kit/react';
import { createIssueLog, enhanceMany, mountWidget } from '@cityguide/widget-kit/runtime';
import type { CityguideStore } from '@cityguide/store';
import type { StageStatus } from './StageMessage';

interface MountOptions {
  element: HTMLElement;
  widget: ReactWidget | Enhancer;
  store: CityguideStore;
  onStatus(status: StageStatus): void;
}

/** Mounts a widget as the embed script would, immediately. */
export function mountOnStage({ element, widget, store, onStatus }: MountOptions): { unmount(): void } {
  const { name } = widget.definition;
  const { report } = createIssueLog();

  function setStatus(status: StageStatus) {
    element.setAttribute('data-cg-status', status);
    onStatus(status);
  }
  function onReady() {
    setStatus('ready');
    emitPageEvent('cityguide:ready', { widget: name }, element);
  }
  function onFail(error?: unknown) {
    setStatus('failed');
    if (error === undefined) return;
    reportError(error);
    emitPageEvent('cityguide:error', { widget: name, message: String(error), error }, element);
  }

  setStatus('loading');
  if (widget.kind === 'react')
    return mountWidget({ element, widget, store, render: renderWidget, report, onReady, onFail });
  const mountPoints = enhanceMany({
    widget,
    store,
    site: store.site,
    report,
    onReady,
    onFail: (_element, error) => onFail(error),
  });
  mountPoints.add([element]);
  return {
    unmount() {
      mountPoints.remove(element);
      mountPoints.stop();
    },
  };
}
