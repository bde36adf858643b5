import type { CityguideStore } from '@cityguide/store';
import { isDataScarce, whenNear } from '@cityguide/widget-kit/presence';
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
 * touches its control; for a guest who is there with such a control in view, or who interacts with the page, as soon as the
 * browser is idle, unless data is scarce (REST-5).
 */
export function prefetchAccount(store: CityguideStore, prefetch: () => void): () => void {
  const isMember = () => store.session.getState().status === 'authenticated';

  let isUsed = false;

  function onApproach({ target }: Event) {
    if (!(target instanceof Element)) return;
    if (target.closest(SHARED_CONTROLS) || (target.closest(GUEST_CONTROLS) && !isMember())) prefetch();
  }

  function onInteraction() {
    if (isUsed) return;
    isUsed = true;
    if (!isDataScarce()) whenIdle(prefetchForGuest);
  }

  function prefetchForGuest() {
    void store.session.whenKnown().then((status) => status === 'guest' && prefetch());
  }

  const toggleListeners = (name: 'addEventListener' | 'removeEventListener') => {
    for (const type of APPROACH_EVENTS) document[name](type, onApproach, LISTENER_OPTIONS);
    for (const type of INTERACTION_EVENTS) document[name](type, onInteraction, LISTENER_OPTIONS);
  };
  toggleListeners('addEventListener');
  const stopLooking = whenNear(
    () => document.querySelectorAll(GUEST_CONTROLS),
    () => whenIdle(prefetchForGuest),
  );
  return () => {
    stopLooking();
    toggleListeners('removeEventListener');
  };
}
