import type { CheckModule } from '../modules/CheckModule';
import type { Registry } from '../registry/registry';
import { createLazyModules, type ImportModule } from './createLazyModules';
import { createReleaseLoader } from './files/createReleaseLoader';
import { createRegistryClient } from './files/createRegistryClient';
import { createMountPoints, type MountPoints } from './mount-points/createMountPoints';
import { createRemovalObserver } from './mount-points/createRemovalObserver';
import type { CityguideApi } from './page/CityguideApi';
import { describeReplacements } from './page/describeReplacements';
import { observeMountPoints } from './page/observeMountPoints';
import { whenMounted } from './page/whenMounted';
import { readEmbedScript, type RunningScript } from './settings/readEmbedScript';

function watchMountPoints(mountPoints: MountPoints, unmounted: WeakSet<HTMLElement>) {
  const onRemoved = createRemovalObserver({
    groups: mountPoints.groups,
    onGone: mountPoints.remove,
    onOverwritten(element) {
      mountPoints.remove(element);
      mountPoints.add([element]);
    },
  });
  observeMountPoints({
    onFound: (elements) => mountPoints.add(elements.filter((element) => !unmounted.has(element))),
    onRemoved,
  });
}

/**
 * Starts the widgets of a page: finds its mount points now and later, and provides `window.cityguide`. A second script
 * tag only logs a warning.
 * @throws Error, before it has changed anything, if nothing says where the script's other files are
 */
export function startPage({
  importModule,
  ...running
}: Omit<RunningScript, 'home'> & { importModule: ImportModule }): void {
  // an element with the id `cityguide` is on the window by that name as well
  if (typeof window.cityguide?.openLogin === 'function') {
    console.warn(
      'Cityguide: embed.js is on this page twice; the second does nothing. Remove one script tag.',
    );
    return;
  }
  const embedScript = readEmbedScript({ ...running, home: window.cityguideRegistry?.address });
  const registry = createRegistryClient(embedScript.base);
  const unmounted = new WeakSet<HTMLElement>();
  let resolveReady = () => undefined as void;
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });
  const modules = createLazyModules({
    script: embedScript,
    load: createReleaseLoader({ script: embedScript, registry }),
    importModule,
    onCore: resolveReady,
  });

  const mountPointsReady = registry.load().then((loadedRegistry: Registry) => {
    const points = createMountPoints({ registry: loadedRegistry, modules });
    watchMountPoints(points, unmounted);
    return points;
  });
  mountPointsReady.catch((error: unknown) =>
    console.error(
      `Cityguide: the registry could not be loaded; the page stays as it is.${describeReplacements()}`,
      error,
    ),
  );

  const page: CityguideApi = {
    ready,
    async mount(element) {
      const points = await mountPointsReady;
      unmounted.delete(element);
      points.add([element]);
      const group = points.groups.get(element);
      if (group) points.start(group);
      await whenMounted(element);
    },
    unmount(element) {
      unmounted.add(element);
      mountPointsReady.then(
        (points) => points.remove(element),
        () => undefined,
      );
    },
    openLogin: async (options) => (await modules.core()).openLogin(options),
    async check() {
      // the page decides whether strangers may look into it
      if (document.querySelector('[data-cityguide-check=off]'))
        return console.warn('Cityguide: this page has switched its checker off.');
      const { openChecker } = (await importModule(`${embedScript.base}check.js`)) as CheckModule;
      await openChecker(embedScript.base.href);
    },
  };
  window.cityguide = page;
  const address = new URLSearchParams(location.search);
  if (address.has('cityguide-check')) page.check().catch(console.error);

  // such a link opens a dialog on a page without any widget (AUTH-11)
  if (address.has('signupDialogActive')) {
    modules
      .core()
      .catch((error: unknown) => console.error('Cityguide: the sign-up dialog cannot open.', error));
  }
}
