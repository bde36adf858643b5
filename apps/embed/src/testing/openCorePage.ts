import { defineWidget, reactWidget, type WidgetDefinition } from '@cityguide/widget-kit';
import type { ReactNode } from 'react';
import { startCore } from '../core/main';
import type {
  FederationContainer,
  Core,
  CoreSettings,
  MountHooks,
  WidgetMounts,
} from '../modules/CoreModule';
import * as reactPart from '../react/main';
import type { Release } from '../registry/registry';
import { createContainer } from './createContainer';
import { createRelease } from './createRelease';
import { trackListeners } from './trackListeners';

/** The common part of all definitions of the tests. */
export const base = {
  title: 'Probe',
  help: 'Stands in.',
  kind: 'react',
  load: 'eager',
  options: {},
} as const;
export const defineProbe = (name: string): WidgetDefinition => defineWidget({ ...base, name });
export const wrapInContainer = (widget: unknown): FederationContainer => createContainer([], () => widget);

/** Adds a mount point with the CMS's content to the page. */
export function addMountPoint(name: string, html = 'From the CMS'): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('data-widget', name);
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

export interface CorePage {
  hooks: { [K in keyof Required<MountHooks>]: jest.Mock };
  /** The network of the API; it responds with a guest unless a test says otherwise. */
  api: jest.Mock<Promise<Response>, [Request]>;
  start(settings?: Partial<CoreSettings>): Core;
  /** The same where the embed script or the API is on another host. */
  startElsewhere(settings: Partial<CoreSettings>): Promise<Core>;
  openReact(core: Core, container: FederationContainer, release?: Release): Promise<WidgetMounts>;
  /** Mounts a component as a separate widget. */
  mount(
    core: Core,
    component: () => ReactNode,
    name?: string,
  ): Promise<{ mounts: WidgetMounts; element: HTMLElement }>;
  close(): void;
}

const defaultSettings: CoreSettings = {
  configText: undefined,
  configSource: 'defaults',
  base: 'http://localhost/widgets/',
  siteDefaults: undefined,
};

/** Opens a page with the real core and React, and a fake network. */
export function openCorePage(): CorePage {
  const untrack = trackListeners();
  const originalFetch = globalThis.fetch;
  const hooks = { onReady: jest.fn(), onFail: jest.fn(), onRest: jest.fn() };
  const api = jest.fn<Promise<Response>, [Request]>(
    async () => new Response('{"detail":"no"}', { status: 403 }),
  );
  globalThis.fetch = (...call) => api(new Request(...call));
  document.body.replaceChildren();

  const openReact: CorePage['openReact'] = (core, container, release = createRelease('probe')) =>
    core.open({ release, load: (url) => Promise.resolve(url), container, react: reactPart, hooks });

  return {
    hooks,
    api,
    openReact,
    start(settings = {}) {
      const core = startCore({ ...defaultSettings, ...settings });
      if (core instanceof Promise) throw new Error('A page with another host starts by startElsewhere.');
      return core;
    },
    startElsewhere: async (settings) => startCore({ ...defaultSettings, ...settings }),
    async mount(core, component, name = 'probe') {
      const mounts = await openReact(core, wrapInContainer(reactWidget(defineProbe(name), component)));
      const element = addMountPoint(name);
      mounts.add([element]);
      return { mounts, element };
    },
    close() {
      // the store closes its connection to the other tabs
      window.dispatchEvent(new Event('pagehide'));
      untrack();
      globalThis.fetch = originalFetch;
    },
  };
}
