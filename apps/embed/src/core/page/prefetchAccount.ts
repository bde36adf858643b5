import type { CityguideStore } from '@cityguide/store';
import { whenIdle } from '../../first/strategies/whenIdle';

/** Controls that open a dialog of the account: for guests only, and for every visitor. */
const GUEST_CONTROLS = '[data-cg-action="login"], [data-cg-action="sign-up"]';
const SHARED_CONTROLS = '[data-cg-action="change-password"]';
const APPROACH_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;
const INTERACTION_EVENTS = ['pointerdown', 'keydown'] as const;
/** None of these listeners delays scrolling. */
const LISTENER_OPTIONS = { capture: true, passive: true } as const;

/**
 * Calls `prefetch` when a dialog of the account is likely to be opened: at once when the visitor hovers over, focuses or
 * touches its control; for a guest who interacts with the page, as soon as the browser is idle, unless data saver is on.
 */
export function prefetchAccount(store: CityguideStore, prefetch: () => void): () => void {
  const isMember = () => store.session.getState().status === 'authenticated';

  function onApproach({ target }: Event) {
    if (!(target instanceof Element)) return;
    if (target.closest(SHARED_CONTROLS) || (target.closest(GUEST_CONTROLS) && !isMember())) prefetch();
  }

  function onInteraction() {
    for (const type of INTERACTION_EVENTS)
      document.removeEventListener(type, onInteraction, LISTENER_OPTIONS);
    if (isDataSaverOn()) return;
    whenIdle(() => {
      void store.session.whenKnown().then((status) => status === 'guest' && prefetch());
    });
  }

  for (const type of APPROACH_EVENTS) document.addEventListener(type, onApproach, LISTENER_OPTIONS);
  for (const type of INTERACTION_EVENTS) document.addEventListener(type, onInteraction, LISTENER_OPTIONS);
  return () => {
    for (const type of APPROACH_EVENTS) document.removeEventListener(type, onApproach, LISTENER_OPTIONS);
    for (const type of INTERACTION_EVENTS)
      document.removeEventListener(type, onInteraction, LISTENER_OPTIONS);
  };
}

/** Not every browser exposes this setting of the visitor. */
const isDataSaverOn = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
