import type { RefObject } from 'react';

/** The navigation that is passed to each step. */
export interface StepNavigation {
  /** Gets the focus when the step is shown. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Whether Next leaves the onboarding. */
  isLast: boolean;
  /** Leaving the onboarding: nothing more is sent. */
  isExiting: boolean;
  onBack?: (() => void) | undefined;
  /** Continues without sending; absent on the last step, where it would be the same as leaving. */
  onSkip?: (() => void) | undefined;
  onDone(): void;
}
