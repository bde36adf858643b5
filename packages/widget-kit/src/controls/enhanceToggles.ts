import type { SavedStore } from '@cityguide/store';
import type { EnhanceContext } from '../definition/enhancer';
import { createElementIndex } from './createElementIndex';
import { type ControlKind, enhanceControl, findEnhancedControl } from './enhanceControl';
import { listenForPresses } from './listenForPresses';
import { getObjectName } from './getObjectName';
import { setAttributeIfChanged } from './setAttributeIfChanged';
import { swapText } from './swapText';

/** A control that saves the object of its mount point in one saved group. */
export interface Toggle extends Pick<ControlKind, 'name' | 'find'> {
  store: SavedStore;
  labels: { save: string; saved: string };
  /** The id that a mount point saves; undefined if it does not have this toggle. */
  getId(element: HTMLElement): number | undefined;
}

/** All toggles of a widget. */
export interface Toggles {
  add(element: HTMLElement, toggle: Toggle): void;
  remove(element: HTMLElement): void;
  stop(): void;
}

/**
 * Turns the CMS's links into toggles, thousands at once: two event listeners for all of them, one subscription for each
 * group, and nothing stored for each but its entry in the index.
 */
export function enhanceToggles(context: EnhanceContext, toggles: readonly Toggle[]): Toggles {
  const controllers = toggles.map(createToggleController);

  function onPress(control: HTMLElement, element: HTMLElement) {
    const toggle = toggles.find(
      ({ name, getId }) => name === control.dataset.cgControl && getId(element) !== undefined,
    );
    const id = toggle?.getId(element);
    if (!toggle || id === undefined) return;
    // From now on a saved icon may animate: only the visitor's press starts that, never the loading of the page.
    control.dataset.cgPressed = '';
    toggle.store.toggle(id);
  }

  listenForPresses(context, Object.fromEntries(toggles.map(({ name }) => [name, onPress])));
  return {
    add: (element, toggle) => controllers.find((controller) => controller.toggle === toggle)?.add(element),
    remove(element) {
      for (const controller of controllers) controller.remove(element);
    },
    stop() {
      for (const controller of controllers) controller.stop();
    },
  };
}

/** All controls of one toggle. */
function createToggleController(toggle: Toggle) {
  const { store, labels, name: mark, getId } = toggle;
  const kind: ControlKind = { ...toggle, label: labels.save };
  const elements = createElementIndex();
  let unsubscribe: (() => void) | undefined;

  /**
   * Shows the state by `aria-pressed` alone: if the name changed as well, screen readers would announce 'Saved,
   * pressed', and a user who looks for 'Save …' again would not find it.
   */
  function updateControl(control: HTMLElement, name: string, isSaved: boolean) {
    setAttributeIfChanged(control, 'aria-pressed', String(isSaved));
    if (name) setAttributeIfChanged(control, 'aria-label', `${labels.save} ${name}`);
    swapText(control, isSaved ? labels.saved : undefined);
  }

  function updateChanged(ids: readonly number[]) {
    for (const id of ids)
      for (const element of elements.find(id)) {
        const control = findEnhancedControl(element, mark);
        if (control) updateControl(control, getObjectName(element), store.isSaved(id));
      }
  }

  /** A group that no mount point shows is not requested. */
  function start() {
    unsubscribe = store.subscribeChanges(updateChanged);
    store.ensureLoaded();
  }

  return {
    toggle,
    add(element: HTMLElement) {
      const id = getId(element);
      if (id === undefined) return;
      if (!unsubscribe) start();
      elements.add(id, element);
      updateControl(enhanceControl(element, kind), getObjectName(element), store.isSaved(id));
    },
    remove(element: HTMLElement) {
      const id = getId(element);
      if (id !== undefined) elements.remove(id, element);
    },
    stop() {
      unsubscribe?.();
      elements.clear();
    },
  };
}
