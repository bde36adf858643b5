import type { Registry } from '../registry/registry';
import { createParts, type ImportModule } from './createParts';
import { createPartLoader } from './files/createPartLoader';
import { createRegistryReader } from './files/createRegistryReader';
import { createMountPoints, type MountPoints } from './mount-points/createMountPoints';
import { createRemovalWatch } from './mount-points/createRemovalWatch';
import type { CityguidePage } from './page/CityguidePage';
import { watchDocument } from './page/watchDocument';
import { whenSettled } from './page/whenSettled';
import { readOwnScript } from './settings/readOwnScript';

function watchMountPoints(points: MountPoints, unmounted: WeakSet<HTMLElement>) {
  const onRemoved = createRemovalWatch({
    units: points.units,
    onGone: points.remove,
    onOverwritten(element) {
      points.remove(element);
      points.add([element]);
    },
  });
  watchDocument({
    onFound: (elements) => points.add(elements.filter((element) => !unmounted.has(element))),
    onRemoved,
  });
}

/**
 * Brings a page to life: finds its mount points now and later, and offers `window.cityguide`. A second script tag does
 * nothing but say so.
 */
export function startPage({
  script,
  importModule,
}: {
  script: HTMLOrSVGScriptElement | null;
  importModule: ImportModule;
}): void {
  // an element with the id `cityguide` has that name on the window as well
  if (typeof window.cityguide?.openLogin === 'function') {
    console.warn(
      'Cityguide: embed.js is on this page twice; the second does nothing. Remove one script tag.',
    );
    return;
  }
  const own = readOwnScript(script);
  const registry = createRegistryReader(own.base);
  const unmounted = new WeakSet<HTMLElement>();
  let announceReady = () => undefined as void;
  const ready = new Promise<void>((resolve) => {
    announceReady = resolve;
  });
  const parts = createParts({
    own,
    load: createPartLoader({ own, registry }),
    importModule,
    onCore: announceReady,
  });

  const whenPoints = registry.load().then((known: Registry) => {
    const points = createMountPoints({ registry: known, parts });
    watchMountPoints(points, unmounted);
    return points;
  });
  whenPoints.catch((error: unknown) =>
    console.error('Cityguide: the registry could not be loaded; the page stays as it is.', error),
  );

  const page: CityguidePage = {
    ready,
    async mount(element) {
      const points = await whenPoints;
      unmounted.delete(element);
      points.add([element]);
      const unit = points.units.get(element);
      if (unit) points.start(unit);
      await whenSettled(element);
    },
    unmount(element) {
      unmounted.add(element);
      whenPoints.then(
        (points) => points.remove(element),
        () => undefined,
      );
    },
    openLogin: async (caller) => (await parts.core()).openLogin(caller),
  };
  window.cityguide = page;

  // such a link opens a dialog on a page without any widget (AUTH-11)
  if (new URLSearchParams(location.search).has('signupDialogActive')) {
    parts
      .core()
      .catch((error: unknown) => console.error('Cityguide: the sign-up dialog cannot open.', error));
  }
}
