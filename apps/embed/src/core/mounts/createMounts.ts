import type { SiteConfig } from '@cityguide/site-config';
import type { CityguideStore } from '@cityguide/store';
import type { Fault, ReactWidget } from '@cityguide/widget-kit';
import { enhanceMany, mountWidget, type Mounted, type RenderWidget } from '@cityguide/widget-kit/runtime';
import type { MountHooks, Mounts } from '../../parts/CorePart';
import type { WidgetModule } from '../federation/openContainer';

interface Order<W> {
  widget: W;
  store: CityguideStore;
  site: SiteConfig;
  report(fault: Fault): void;
  hooks: MountHooks;
}

function createReactMounts({
  widget,
  render,
  store,
  report,
  hooks,
}: Order<ReactWidget> & { render: RenderWidget }): Mounts {
  const mounted = new Map<HTMLElement, Mounted>();
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
export function createMounts({
  render,
  ...order
}: Order<WidgetModule> & { render: RenderWidget | undefined }): Mounts {
  const { widget, hooks } = order;
  if (widget.kind === 'enhancer') {
    const { store, site, report } = order;
    return enhanceMany({ widget, store, site, report, ...hooks });
  }
  if (!render)
    throw new Error('The registry calls it an enhancer, but it is a React widget. Release it anew.');
  return createReactMounts({ ...order, widget, render });
}
