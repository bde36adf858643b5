import type { SandboxState } from '../state/SandboxState';
import type { Violation } from './findViolations';

/** One line of the log under the stage. */
export interface LogLine {
  /** `event`: a `cityguide:*` event; `fault`: the same, of an error; `call`: a request; `page`: where the page would go. */
  kind: 'event' | 'fault' | 'call' | 'page';
  name: string;
  detail: string;
}

export type StageStatus = 'loading' | 'ready' | 'failed';

/** What the stage tells the sandbox round it. */
export type StageMessage =
  /** From now on it hears what it is told. */
  | { cityguide: 'listening' }
  | { cityguide: 'status'; status: StageStatus }
  | { cityguide: 'log'; line: LogLine }
  | { cityguide: 'violations'; violations: readonly Violation[] }
  /** The visitor has logged in or out on the stage: the page would load anew as that visitor. */
  | { cityguide: 'visitor'; visitor: SandboxState['visitor'] };

export const dialogs = ['login', 'signUp', 'reset'] as const;
export type DialogName = (typeof dialogs)[number];

/** What the sandbox tells the stage. All else needs a fresh page. */
export type ShellMessage =
  | { cityguide: 'options'; options: SandboxState['options']; data: SandboxState['data'] }
  /** Looks for faults that keep people out. */
  | { cityguide: 'check' }
  /** As if a widget had asked for it. */
  | { cityguide: 'dialog'; dialog: DialogName };

/** True for a message of ours: other tools (browser extensions) post to the window as well. */
export function isMessage<T extends StageMessage | ShellMessage>(data: unknown): data is T {
  return typeof data === 'object' && data !== null && 'cityguide' in data;
}
