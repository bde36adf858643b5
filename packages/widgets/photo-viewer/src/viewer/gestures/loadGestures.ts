import type { createGestures, Gestures } from './createGestures';

type Settings = Parameters<typeof createGestures>[0];

const importGestures = () =>
  import(/* webpackChunkName: 'gestures' */ './createGestures').then((loaded) => loaded.createGestures);

export interface LazyGestures {
  zoom(factor: number): void;
  reset(): void;
}

/**
 * Gestures are a chunk of their own, so that the viewer is shown sooner: loaded together with the photo on touch
 * screens, else when the mouse enters the stage. If it fails to load, buttons and keys still work.
 */
export function loadGestures(settings: Settings, report: (error: unknown) => void): LazyGestures {
  const { stage } = settings;
  let loading: Promise<void> | undefined;
  let gestures: Gestures | undefined;

  function load(): Promise<void> {
    loading ??= importGestures().then((create) => void (gestures = create(settings)), report);
    return loading;
  }

  if (window.matchMedia?.('(pointer: fine)').matches) {
    for (const type of ['pointermove', 'pointerdown', 'wheel'])
      stage.addEventListener(type, () => void load(), { once: true, passive: true });
  } else void load();

  return {
    zoom: (factor) => void load().then(() => gestures?.zoom(factor)),
    reset: () => gestures?.reset(),
  };
}
