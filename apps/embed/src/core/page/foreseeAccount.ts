import type { CityguideStore } from '@cityguide/store';
import { whenIdle } from '../../first/strategies/whenIdle';

/** Controls that a guest reaches for before asking for a dialog, and those of a member. */
const FOR_GUESTS = '[data-cg-action="login"], [data-cg-action="sign-up"]';
const FOR_ANYBODY = '[data-cg-action="change-password"]';
const REACHES = ['pointerover', 'focusin', 'touchstart'] as const;
const INTERACTIONS = ['pointerdown', 'keydown'] as const;
/** Nothing here holds up scrolling. */
const QUIETLY = { capture: true, passive: true } as const;

/**
 * Calls when a dialog of the account is likely to be asked for: at once when somebody reaches for its control; for a
 * guest who uses the page as soon as the browser has nothing better to do, unless the connection is to be spared.
 */
export function foreseeAccount(store: CityguideStore, onLikely: () => void): () => void {
  const isMember = () => store.session.getState().status === 'authenticated';

  function onReach({ target }: Event) {
    if (!(target instanceof Element)) return;
    if (target.closest(FOR_ANYBODY) || (target.closest(FOR_GUESTS) && !isMember())) onLikely();
  }

  function onInteraction() {
    for (const type of INTERACTIONS) document.removeEventListener(type, onInteraction, QUIETLY);
    if (isSparing()) return;
    whenIdle(() => {
      void store.session.whenKnown().then((status) => status === 'guest' && onLikely());
    });
  }

  for (const type of REACHES) document.addEventListener(type, onReach, QUIETLY);
  for (const type of INTERACTIONS) document.addEventListener(type, onInteraction, QUIETLY);
  return () => {
    for (const type of REACHES) document.removeEventListener(type, onReach, QUIETLY);
    for (const type of INTERACTIONS) document.removeEventListener(type, onInteraction, QUIETLY);
  };
}

/** Visitors may ask their browser to save data; not every browser tells. */
const isSparing = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
