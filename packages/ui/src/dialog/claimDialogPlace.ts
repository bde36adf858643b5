import type { ReturnPoint } from './createReturnPoint';

const EVENT = 'cityguide:dialog-place';

interface Claim {
  /** Filled by the dialog that was open before: where the focus was before the first of them. */
  returnPoint: ReturnPoint;
}

export interface DialogPlace {
  returnPoint: ReturnPoint;
  release(): void;
}

/**
 * Only one dialog at a time, across widgets: whoever opens tells the page; who is open then leaves and hands over
 * the place where the focus has to return.
 */
export function claimDialogPlace(returnPoint: ReturnPoint, onTaken: () => void): DialogPlace {
  const claim: Claim = { returnPoint };
  document.dispatchEvent(new CustomEvent<Claim>(EVENT, { detail: claim }));

  function handleClaim(event: Event) {
    if (event instanceof CustomEvent) Object.assign(event.detail, { returnPoint: claim.returnPoint });
    onTaken();
  }
  document.addEventListener(EVENT, handleClaim);
  return {
    returnPoint: claim.returnPoint,
    release: () => document.removeEventListener(EVENT, handleClaim),
  };
}
