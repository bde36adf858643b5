import type { SavedStore } from '@cityguide/store';
import type { EnhanceContext } from '../definition/enhancer';
import { createIndex } from './createIndex';
import type { KeptContent } from './createKeptContent';
import { type ControlKind, dressControl, findDressed } from './dressControl';
import { listenPresses } from './listenPresses';
import { readName } from './readName';
import { setAttribute } from './setAttribute';
import { swapWords } from './swapWords';

/** A control that saves what its mount point is about, in one group of saved things. */
export interface Toggle extends Pick<ControlKind, 'mark' | 'find'> {
  store: SavedStore;
  words: { save: string; saved: string };
  /** What a mount point saves; undefined where this toggle is not for it. */
  idOf(element: HTMLElement): number | undefined;
}

/** All toggles of a widget. */
export interface Toggles {
  add(element: HTMLElement, toggle: Toggle): void;
  remove(element: HTMLElement): void;
  stop(): void;
}

/**
 * Turns the CMS's links into toggles, thousands as one: two listeners for all of them, one subscription for each group,
 * and nothing kept for each but its place in the index.
 */
export function enhanceToggles(
  context: EnhanceContext,
  toggles: readonly Toggle[],
  kept: KeptContent,
): Toggles {
  const crews = toggles.map((toggle) => createCrew(toggle, kept));

  function press(control: HTMLElement, element: HTMLElement) {
    const toggle = toggles.find(
      ({ mark, idOf }) => mark === control.dataset.cgControl && idOf(element) !== undefined,
    );
    const id = toggle?.idOf(element);
    if (!toggle || id === undefined) return;
    // From now on a saved mark may pop: the visitor's press, never the page's loading, sets it moving.
    control.dataset.cgPressed = '';
    toggle.store.toggle(id);
  }

  listenPresses(context, Object.fromEntries(toggles.map(({ mark }) => [mark, press])));
  return {
    add: (element, toggle) => crews.find((crew) => crew.toggle === toggle)?.add(element),
    remove(element) {
      for (const crew of crews) crew.remove(element);
    },
    stop() {
      for (const crew of crews) crew.stop();
    },
  };
}

/** All controls of one toggle. */
function createCrew(toggle: Toggle, kept: KeptContent) {
  const { store, words, mark, idOf } = toggle;
  const kind: ControlKind = { ...toggle, words: words.save };
  const elements = createIndex();
  let unsubscribe: (() => void) | undefined;

  /**
   * Shows the state by `aria-pressed` alone: a name that changed as well would be heard as 'Saved, pressed', and a
   * listener who looks for 'Save …' again would not find it.
   */
  function paint(control: HTMLElement, name: string, isSaved: boolean) {
    setAttribute(control, 'aria-pressed', String(isSaved));
    if (name) setAttribute(control, 'aria-label', `${words.save} ${name}`);
    swapWords(control, kept, isSaved ? words.saved : undefined);
  }

  function paintChanged(ids: readonly number[]) {
    for (const id of ids)
      for (const element of elements.find(id)) {
        const control = findDressed(element, mark);
        if (control) paint(control, readName(element), store.isSaved(id));
      }
  }

  /** A group that no mount point shows costs nobody a request. */
  function start() {
    unsubscribe = store.subscribeChanges(paintChanged);
    store.need();
  }

  return {
    toggle,
    add(element: HTMLElement) {
      const id = idOf(element);
      if (id === undefined) return;
      if (!unsubscribe) start();
      elements.add(id, element);
      paint(dressControl(element, kind, kept), readName(element), store.isSaved(id));
    },
    remove(element: HTMLElement) {
      const id = idOf(element);
      if (id !== undefined) elements.remove(id, element);
    },
    stop() {
      unsubscribe?.();
      elements.clear();
    },
  };
}
