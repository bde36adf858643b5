import { createStorage } from '@cityguide/store';
import { useSession, useStore } from '@cityguide/store/react';
import { defineWidget, enhancer, reactWidget, option, type WidgetDefinition } from '@cityguide/widget-kit';
import { screen, waitFor } from '@testing-library/dom';
import * as react from 'react';
import type { ReactNode } from 'react';
import type { Container, Core, CoreSettings, MountHooks } from '../parts/CorePart';
import * as reactPart from '../react/main';
import { createContainer } from '../testing/createContainer';
import { createRelease } from '../testing/createRelease';
import { trackPage } from '../testing/trackPage';
import { startCore as startMain } from './main';

const base = { title: 'Probe', help: 'Stands in.', kind: 'react', load: 'eager', options: {} } as const;
const probe = (name: string): WidgetDefinition => defineWidget({ ...base, name });
const inContainer = (widget: unknown): Container => createContainer([], () => widget);

describe('core', () => {
  const onConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const originalFetch = globalThis.fetch;
  const fetchMock = jest.fn<Promise<Response>, [Request]>();
  let untrack = () => undefined as void;
  let hooks: { [K in keyof Required<MountHooks>]: jest.Mock };

  beforeEach(() => {
    onConsole.mockClear();
    fetchMock.mockReset().mockImplementation(async () => new Response('{"detail":"no"}', { status: 403 }));
    globalThis.fetch = fetchMock as unknown as typeof fetch;
    hooks = { onReady: jest.fn(), onFail: jest.fn(), onRest: jest.fn() };
    document.body.replaceChildren();
    untrack = trackPage();
  });
  afterEach(() => {
    untrack();
    globalThis.fetch = originalFetch;
  });

  const start = (settings: Partial<CoreSettings> = {}): Core =>
    startMain({ configText: undefined, configSource: 'defaults', ...settings });

  function addPoint(name: string, html = 'From the CMS'): HTMLElement {
    const element = document.createElement('div');
    element.setAttribute('data-widget', name);
    element.innerHTML = html;
    document.body.append(element);
    return element;
  }

  const openReact = (core: Core, container: Container, release = createRelease('probe')) =>
    core.open({ release, container, react: reactPart, hooks });

  async function mount(core: Core, component: () => ReactNode, name = 'probe') {
    const mounts = await openReact(core, inContainer(reactWidget(probe(name), component)));
    const element = addPoint(name);
    mounts.add([element]);
    return { mounts, element };
  }

  it('EMBED-11 gives all widgets one React and one store, whoever built them', async () => {
    const core = start();
    const stores: unknown[] = [];
    const reacts: unknown[] = [];
    for (const [index, range] of ['^19.0.0', '^19.3.0'].entries()) {
      const container = createContainer(
        [
          { shareKey: 'react', requiredVersion: range },
          { shareKey: '@cityguide/store/react', requiredVersion: '^1.0.0' },
        ],
        (require) => {
          reacts.push(require('react'));
          const { useStore: useTheirs } = require('@cityguide/store/react') as { useStore: typeof useStore };
          return reactWidget(probe(`probe-${index}`), () => {
            stores.push(useTheirs());
            return null;
          });
        },
      );
      (await openReact(core, container)).add([addPoint(`probe-${index}`)]);
    }
    await waitFor(() => expect(hooks.onReady).toHaveBeenCalledTimes(2));
    expect(reacts).toEqual([react, react]);
    expect(new Set(stores).size).toBe(1);
  });

  it('EMBED-11 refuses a widget of another time with its name, version, what it needs, what there is and what to do', async () => {
    const container = createContainer(
      [{ shareKey: '@cityguide/store', requiredVersion: '^9.0.0' }],
      (require) => require('@cityguide/store'),
    );
    await expect(openReact(start(), container, createRelease('old', { version: '0.3.0' }))).rejects.toThrow(
      /^Version 0\.3\.0 cannot start\. It needs @cityguide\/store \^9\.0\.0, but this page has 1\.\d+\.\d+\. Build the widget/,
    );
  });

  it.each([
    ['no container', {} as Container, /no federation container/],
    ['no widget', inContainer({ some: 'thing' }), /must export reactWidget/],
  ])('EMBED-5 refuses a file that holds %s', async (_, container, words) => {
    await expect(openReact(start(), container)).rejects.toThrow(words);
  });

  it('EMBED-6 mounts a React widget in the stead of the CMS content and gives it back on removal', async () => {
    const { mounts, element } = await mount(start(), () => <p>Drawn</p>);
    expect(await screen.findByText('Drawn')).toBeInTheDocument();
    expect(hooks.onReady.mock.calls).toEqual([[element]]);
    mounts.remove(element);
    expect(element).toHaveTextContent(/^From the CMS$/);
  });

  it('EMBED-12 takes a widget that throws out alone', async () => {
    const core = start();
    const error = new Error('broken');
    const { element } = await mount(core, () => {
      throw error;
    });
    await mount(core, () => <p>Drawn</p>, 'other');
    expect(await screen.findByText('Drawn')).toBeInTheDocument();
    await waitFor(() => expect(hooks.onFail.mock.calls).toEqual([[element, error]]));
    expect(element).toHaveTextContent('From the CMS');
  });

  it('EMBED-8 mounts an enhancer without React', async () => {
    const add = jest.fn();
    const definition = defineWidget({
      ...base,
      name: 'button',
      kind: 'enhancer',
      options: { id: option.id({ default: 4, help: 'Id.' }) },
    });
    const widget = enhancer(definition, () => ({ add, remove: () => undefined, stop: () => undefined }));
    const mounts = await start().open({
      release: createRelease('button'),
      container: inContainer(widget),
      react: undefined,
      hooks,
    });
    const points = [addPoint('button'), addPoint('button')];
    mounts.add(points);
    expect(add.mock.calls).toEqual(points.map((point) => [point, { id: 4 }]));
    expect(hooks.onRest).toHaveBeenCalledTimes(1);
  });

  it('tells when the registry and the file differ about the kind', async () => {
    const container = inContainer(reactWidget(probe('probe'), () => null));
    await expect(
      start().open({ release: createRelease('probe'), container, react: undefined, hooks }),
    ).rejects.toThrow(/Release it anew/);
  });

  it('O-EMB-01 bad JSON in one mount point stops no other, and is told once', async () => {
    const definition = defineWidget({
      ...base,
      name: 'probe',
      options: { limit: option.number({ default: 12, help: 'N.' }) },
      data: { kind: 'unknown', optional: () => base as never },
    });
    const widget = reactWidget(definition, ({ options, data }) => (
      <p>{`${options.limit} ${JSON.stringify(data)}`}</p>
    ));
    const mounts = await openReact(start(), inContainer(widget));
    const json = (text: string) => `<script type="application/json">${text}</script>`;
    const points = [json('{"a":1}'), json('{"a":1,}'), '', json('2'), '', json('[]')].map((html) =>
      addPoint('probe', html),
    );
    points[2]?.setAttribute('data-limit', '');
    mounts.add(points);
    await waitFor(() => expect(hooks.onReady).toHaveBeenCalledTimes(6));
    expect(points.map((point) => point.textContent)).toEqual([
      '12 {"a":1}',
      '12 undefined',
      '12 undefined',
      '12 2',
      '12 undefined',
      '12 []',
    ]);
    expect(onConsole).toHaveBeenCalledTimes(1);
    expect(onConsole.mock.calls[0]?.[1]).toBe(points[1]);
  });

  it('EMBED-4 hands the checked site configuration to all widgets', async () => {
    const core = start({
      configText: '{"city":{"name":"Toronto","slug":"toronto"}}',
      configSource: '#cityguide-config',
    });
    await mount(core, () => <p>{useStore().site.city.name}</p>);
    expect(await screen.findByText('Toronto')).toBeInTheDocument();
    expect(onConsole).not.toHaveBeenCalled();
  });

  it.each([
    ['{"brand":"tabloid"}', /#cityguide-config: brand is "tabloid"; allowed/],
    ['{"brand":', /#cityguide-config: .*valid JSON/],
  ])('SITE-4 tells what is wrong in the configuration %s, and runs on', async (configText, words) => {
    const core = start({ configText, configSource: '#cityguide-config' });
    expect(onConsole.mock.calls.map(([text]) => String(text))).toEqual([expect.stringMatching(words)]);
    await mount(core, () => <p>{useStore().site.brand}</p>);
    await waitFor(() => expect(hooks.onReady).toHaveBeenCalledTimes(1));
  });

  it('EMBED-16 asks anew who the visitor is when the page comes back from the back/forward cache, and only then', async () => {
    const two = (n: number) => String(n).padStart(2, '0');
    const now = new Date();
    const moment = `${two(now.getUTCDate())}-${two(now.getUTCMonth() + 1)}-${now.getUTCFullYear()} 00:00`;
    await createStorage().write('profile/lastActiveSessionMoment', moment);
    fetchMock.mockImplementation(async () => new Response('down', { status: 500 }));
    await mount(start(), () => <p>{useSession().status}</p>);
    expect(await screen.findByText('guest')).toBeInTheDocument();
    fetchMock.mockImplementation(async () => Response.json({ id: 5, last_updates: {} }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await screen.findByText('authenticated')).toBeInTheDocument();
    expect(fetchMock.mock.calls.filter(([{ url }]) => url.includes('profiles/hi'))).toHaveLength(2);
  });

  it('EMBED-13 lets the page hear who the visitor is', async () => {
    const heard: unknown[] = [];
    const hear = ({ detail }: DocumentEventMap['cityguide:auth']) => heard.push(detail);
    document.addEventListener('cityguide:auth', hear);
    start();
    await waitFor(() => expect(heard).toEqual([{ status: 'guest', profileId: null }]));
    document.removeEventListener('cityguide:auth', hear);
  });

  it('O-STO-01 works where reading the storage properties throws', async () => {
    const onFault = jest.fn();
    window.addEventListener('error', onFault);
    window.addEventListener('unhandledrejection', onFault);
    const blocked = ['localStorage', 'sessionStorage'] as const;
    const spies = blocked.map((name) =>
      jest.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
    );
    const core = start();
    await mount(core, () => <p>{useSession().status}</p>);
    expect(await screen.findByText('guest')).toBeInTheDocument();
    core.openLogin({ callerControl: 'add-favourite', objectId: 3 });
    await waitFor(() => expect(document.querySelector('[data-widget="account"]')).toBeInTheDocument());
    expect(onFault).not.toHaveBeenCalled();
    spies.forEach((spy) => spy.mockRestore());
  });
});
