import { useStore as useCoreStore, type useStore } from '@cityguide/store/react';
import { defineWidget, enhancer, option, reactWidget } from '@cityguide/widget-kit';
import { screen, waitFor } from '@testing-library/dom';
import * as react from 'react';
import type { FederationContainer } from '../modules/CoreModule';
import { createContainer } from '../testing/createContainer';
import { createRelease } from '../testing/createRelease';
import {
  addMountPoint,
  base,
  defineProbe,
  wrapInContainer,
  openCorePage,
  type CorePage,
} from '../testing/openCorePage';

describe('core', () => {
  const onConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let page: CorePage;
  beforeEach(() => {
    onConsole.mockClear();
    page = openCorePage();
  });
  afterEach(() => page.close());

  it('EMBED-11.one-react EMBED-11.one-store provides all widgets with one React and one store, whoever built them', async () => {
    const core = page.start();
    const stores: unknown[] = [];
    const reacts: unknown[] = [];
    for (const [index, range] of ['^19.0.0', '^19.3.0'].entries()) {
      const container = createContainer(
        [
          { shareKey: 'react', requiredVersion: range },
          { shareKey: '@cityguide/store/react', requiredVersion: '^2.0.0' },
        ],
        (require) => {
          reacts.push(require('react'));
          const { useStore: useTheirs } = require('@cityguide/store/react') as { useStore: typeof useStore };
          return reactWidget(defineProbe(`probe-${index}`), () => {
            stores.push(useTheirs());
            return null;
          });
        },
      );
      (await page.openReact(core, container)).add([addMountPoint(`probe-${index}`)]);
    }
    await waitFor(() => expect(page.hooks.onReady).toHaveBeenCalledTimes(2));
    expect(reacts).toEqual([react, react]);
    expect(new Set(stores).size).toBe(1);
  });

  it('EMBED-11.one-client sends one request for what two widgets want at the same time', async () => {
    const core = page.start();
    // The server never responds: the request stays pending.
    page.api.mockReturnValue(new Promise(() => undefined));
    const createAsking = (limit: number) => () => {
      const { listings } = useCoreStore().services.api;
      react.useEffect(() => {
        void listings.list({ limit: 3 });
        void listings.list({ limit });
      }, [listings]);
      return null;
    };
    await page.mount(core, createAsking(7), 'one');
    await page.mount(core, createAsking(8), 'two');
    const limits = () =>
      page.api.mock.calls.flatMap(([{ url }]) => new URL(url).searchParams.get('limit') ?? []);
    await waitFor(() => expect(limits()).toEqual(expect.arrayContaining(['7', '8'])));
    expect(limits().sort()).toEqual(['3', '7', '8']);
  });

  it('EMBED-11.refused EMBED-11.message rejects a widget built for another version with its name, version, what it needs, what there is and what to do', async () => {
    const container = createContainer(
      [{ shareKey: '@cityguide/store', requiredVersion: '^9.0.0' }],
      (require) => require('@cityguide/store'),
    );
    await expect(
      page.openReact(page.start(), container, createRelease('old', { version: '0.3.0' })),
    ).rejects.toThrow(
      /^Version 0\.3\.0 cannot start\. It needs @cityguide\/store \^9\.0\.0, but this page has 2\.\d+\.\d+\. Build the widget/,
    );
  });

  it.each([
    ['no container', {} as FederationContainer, /no federation container/],
    ['no widget', wrapInContainer({ some: 'thing' }), /must export reactWidget/],
  ])('EMBED-5 rejects a file that contains %s', async (_, container, message) => {
    await expect(page.openReact(page.start(), container)).rejects.toThrow(message);
  });

  it('EMBED-6.replaced EMBED-7.restored mounts a React widget in place of the CMS content and restores that on removal', async () => {
    const { mounts, element } = await page.mount(page.start(), () => <p>Drawn</p>);
    expect(await screen.findByText('Drawn')).toBeInTheDocument();
    expect(page.hooks.onReady.mock.calls).toEqual([[element]]);
    mounts.remove(element);
    expect(element).toHaveTextContent(/^From the CMS$/);
  });

  it('EMBED-12.throws-alone EMBED-12.falls-back removes only a widget that throws', async () => {
    const core = page.start();
    const error = new Error('broken');
    const { element } = await page.mount(core, () => {
      throw error;
    });
    await page.mount(core, () => <p>Drawn</p>, 'other');
    expect(await screen.findByText('Drawn')).toBeInTheDocument();
    await waitFor(() => expect(page.hooks.onFail.mock.calls).toEqual([[element, error]]));
    expect(element).toHaveTextContent('From the CMS');
  });

  it('EMBED-8.no-react EMBED-8.own-options mounts an enhancer without React', async () => {
    const add = jest.fn();
    const definition = defineWidget({
      ...base,
      name: 'button',
      kind: 'enhancer',
      options: { id: option.id({ default: 4, help: 'Id.' }) },
    });
    const widget = enhancer(definition, () => ({ add, remove: () => undefined, stop: () => undefined }));
    const mounts = await page.start().open({
      release: createRelease('button'),
      load: jest.fn(),
      container: wrapInContainer(widget),
      react: undefined,
      hooks: page.hooks,
    });
    const points = [addMountPoint('button'), addMountPoint('button')];
    mounts.add(points);
    expect(add.mock.calls).toEqual(points.map((point) => [point, { id: 4 }]));
    expect(page.hooks.onRest).toHaveBeenCalledTimes(1);
  });

  it('logs when the registry and the file disagree about the kind', async () => {
    const container = wrapInContainer(reactWidget(defineProbe('probe'), () => null));
    await expect(
      page.start().open({
        release: createRelease('probe'),
        load: jest.fn(),
        container,
        react: undefined,
        hooks: page.hooks,
      }),
    ).rejects.toThrow(/Release it anew/);
  });

  it('O-EMB-01 invalid JSON in one mount point stops no other, and is logged once', async () => {
    const definition = defineWidget({
      ...base,
      name: 'probe',
      options: { limit: option.number({ default: 12, help: 'N.' }) },
      data: { kind: 'unknown', optional: () => base as never },
    });
    const widget = reactWidget(definition, ({ options, data }) => (
      <p>{`${options.limit} ${JSON.stringify(data)}`}</p>
    ));
    const mounts = await page.openReact(page.start(), wrapInContainer(widget));
    const json = (text: string) => `<script type="application/json">${text}</script>`;
    const points = [json('{"a":1}'), json('{"a":1,}'), '', json('2'), '', json('[]')].map((html) =>
      addMountPoint('probe', html),
    );
    points[2]?.setAttribute('data-limit', '');
    mounts.add(points);
    await waitFor(() => expect(page.hooks.onReady).toHaveBeenCalledTimes(6));
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
});
