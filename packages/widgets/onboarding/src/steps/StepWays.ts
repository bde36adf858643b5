import type { RefObject } from 'react';

/** What every step is handed: the ways out of it. */
export interface StepWays {
  /** Takes the focus when the step comes. */
  title: RefObject<HTMLHeadingElement | null>;
  /** Its way on leads out of the onboarding. */
  isLast: boolean;
  /** On the way out: nothing more is sent. */
  isLeaving: boolean;
  onBack?: (() => void) | undefined;
  /** Goes on without sending; absent on the last step, where leaving is the same. */
  onSkip?: (() => void) | undefined;
  onDone(): void;
}
