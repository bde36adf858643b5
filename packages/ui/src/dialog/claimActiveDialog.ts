import type { FocusReturnTarget } from './getFocusReturnTarget';

const EVENT = 'cityguide:dialog-place';

interface Claim {
  /** Set by the dialog that was open before: where the focus was before the first of them. */
  returnPoint: FocusReturnTarget;
}

export interface ActiveDialog {
  returnPoint: FocusReturnTarget;
  release(): void;
}

/**
 * Allows only one open dialog at a time, across widgets: a dialog that opens notifies the page; the open one then
 * closes and passes on where the focus has to return.
 */
export function claimActiveDialog(returnPoint: FocusReturnTarget, onReplaced: () => void): ActiveDialog {
  const claim: Claim = { returnPoint };
  document.dispatchEvent(new CustomEvent<Claim>(EVENT, { detail: claim }));

  function handleClaim(event: Event) {
    if (event instanceof CustomEvent) Object.assign(event.detail, { returnPoint: claim.returnPoint });
    onReplaced();
  }
  document.addEventListener(EVENT, handleClaim);
  return {
    returnPoint: claim.returnPoint,
    release: () => document.removeEventListener(EVENT, handleClaim),
  };
}
