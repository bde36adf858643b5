import type { SiteConfig } from '@cityguide/site-config';
import type { CityguideStore } from '@cityguide/store';
import type { MarkupIssue, ReactWidget } from '@cityguide/widget-kit';
import {
  enhanceMany,
  mountWidget,
  type MountedWidget,
  type RenderWidget,
} from '@cityguide/widget-kit/runtime';
import type { MountHooks, WidgetMounts } from '../../modules/CoreModule';
import type { WidgetModule } from '../federation/openContainer';

interface WidgetMountsOptions<W> {
  widget: W;
  store: CityguideStore;
  site: SiteConfig;
  report(fault: MarkupIssue): void;
  hooks: MountHooks;
}

function createReactMounts({
  widget,
  render,
  store,
  report,
  hooks,
}: WidgetMountsOptions<ReactWidget> & { render: RenderWidget }): WidgetMounts {
  const mounted = new Map<HTMLElement, MountedWidget>();
  return {
    add(elements) {
      for (const element of elements) {
        const mount = mountWidget({
          element,
          widget,
          render,
          store,
          report,
          onReady: () => hooks.onReady(element),
          onFail: (error) => hooks.onFail(element, error),
        });
        mounted.set(element, mount);
      }
    },
    remove(element) {
      mounted.get(element)?.unmount();
      mounted.delete(element);
    },
    stop() {
      for (const { unmount } of mounted.values()) unmount();
      mounted.clear();
    },
  };
}

/** Creates the mount points of one widget, whichever its kind. */
export function createWidgetMounts({
  render,
  ...options
}: WidgetMountsOptions<WidgetModule> & { render: RenderWidget | undefined }): WidgetMounts {
  const { widget, hooks } = options;
  if (widget.kind === 'enhancer') {
    const { store, site, report } = options;
    return enhanceMany({ widget, store, site, report, ...hooks });
  }
  if (!render)
    throw new Error('The registry calls it an enhancer, but it is a React widget. Release it anew.');
  return createReactMounts({ ...options, widget, render });
}
