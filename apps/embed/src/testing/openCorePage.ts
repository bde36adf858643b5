import { defineWidget, reactWidget, type WidgetDefinition } from '@cityguide/widget-kit';
import type { ReactNode } from 'react';
import { startCore } from '../core/main';
import type { Container, Core, CoreSettings, MountHooks, Mounts } from '../parts/CorePart';
import * as reactPart from '../react/main';
import type { Release } from '../registry/registry';
import { createContainer } from './createContainer';
import { createRelease } from './createRelease';
import { trackPage } from './trackPage';

/** What all definitions of the tests have in common. */
export const base = {
  title: 'Probe',
  help: 'Stands in.',
  kind: 'react',
  load: 'eager',
  options: {},
} as const;
export const defineProbe = (name: string): WidgetDefinition => defineWidget({ ...base, name });
export const inContainer = (widget: unknown): Container => createContainer([], () => widget);

/** Puts a mount point with the CMS's content into the page. */
export function addPoint(name: string, html = 'From the CMS'): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('data-widget', name);
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

export interface CorePage {
  hooks: { [K in keyof Required<MountHooks>]: jest.Mock };
  /** The network of the API; a guest is what it answers unless a test says otherwise. */
  api: jest.Mock<Promise<Response>, [Request]>;
  start(settings?: Partial<CoreSettings>): Core;
  openReact(core: Core, container: Container, release?: Release): Promise<Mounts>;
  /** Mounts a component as a widget of its own. */
  mount(
    core: Core,
    component: () => ReactNode,
    name?: string,
  ): Promise<{ mounts: Mounts; element: HTMLElement }>;
  close(): void;
}

/** Opens a page with core and React as they are, and a fake network. */
export function openCorePage(): CorePage {
  const untrack = trackPage();
  const originalFetch = globalThis.fetch;
  const hooks = { onReady: jest.fn(), onFail: jest.fn(), onRest: jest.fn() };
  const api = jest.fn<Promise<Response>, [Request]>(
    async () => new Response('{"detail":"no"}', { status: 403 }),
  );
  globalThis.fetch = api as unknown as typeof fetch;
  document.body.replaceChildren();

  const openReact: CorePage['openReact'] = (core, container, release = createRelease('probe')) =>
    core.open({ release, load: (url) => Promise.resolve(url), container, react: reactPart, hooks });

  return {
    hooks,
    api,
    openReact,
    start: (settings = {}) => startCore({ configText: undefined, configSource: 'defaults', ...settings }),
    async mount(core, component, name = 'probe') {
      const mounts = await openReact(core, inContainer(reactWidget(defineProbe(name), component)));
      const element = addPoint(name);
      mounts.add([element]);
      return { mounts, element };
    },
    close() {
      // the store lets go of the other tabs
      window.dispatchEvent(new Event('pagehide'));
      untrack();
      globalThis.fetch = originalFetch;
    },
  };
}
