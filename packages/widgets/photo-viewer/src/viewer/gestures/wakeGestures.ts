import type { createGestures, Gestures } from './createGestures';

type Settings = Parameters<typeof createGestures>[0];

const load = () =>
  import(/* webpackChunkName: 'gestures' */ './createGestures').then((loaded) => loaded.createGestures);

export interface SleepingGestures {
  zoom(factor: number): void;
  reset(): void;
}

/**
 * Gestures are a file of their own, so that the viewer stands sooner: fetched beside the photo where fingers are expected, else
 * when the mouse comes to the stage. Without it, buttons and keys do.
 */
export function wakeGestures(settings: Settings, report: (error: unknown) => void): SleepingGestures {
  const { stage } = settings;
  let waking: Promise<void> | undefined;
  let gestures: Gestures | undefined;

  function wake(): Promise<void> {
    waking ??= load().then((create) => void (gestures = create(settings)), report);
    return waking;
  }

  if (window.matchMedia?.('(pointer: fine)').matches) {
    for (const sign of ['pointermove', 'pointerdown', 'wheel'])
      stage.addEventListener(sign, () => void wake(), { once: true, passive: true });
  } else void wake();

  return {
    zoom: (factor) => void wake().then(() => gestures?.zoom(factor)),
    reset: () => gestures?.reset(),
  };
}
