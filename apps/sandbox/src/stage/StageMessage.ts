import type { SandboxState } from '../state/SandboxState';
import type { Violation } from './findViolations';

/** One line of the log under the stage. */
export interface LogLine {
  /** `event`: a `cityguide:*` event; `fault`: an error event; `call`: a request; `page`: a navigation. */
  kind: 'event' | 'fault' | 'call' | 'page';
  name: string;
  detail: string;
}

export type StageStatus = 'loading' | 'ready' | 'failed';

/** What the stage sends to the sandbox around it. */
export type StageMessage =
  /** The stage listens to messages from now on. */
  | { cityguide: 'listening' }
  | { cityguide: 'status'; status: StageStatus }
  | { cityguide: 'log'; line: LogLine }
  | { cityguide: 'violations'; violations: readonly Violation[] }
  /** The visitor has logged in or out on the stage: the page would reload as that visitor. */
  | { cityguide: 'visitor'; visitor: SandboxState['visitor'] };

export const dialogs = ['login', 'signUp', 'reset'] as const;
export type DialogName = (typeof dialogs)[number];

/** What the sandbox sends to the stage. Any other change needs a new page. */
export type ShellMessage =
  | { cityguide: 'options'; options: SandboxState['options']; data: SandboxState['data'] }
  /** Runs the accessibility check. */
  | { cityguide: 'check' }
  /** Opens a dialog as if a widget had requested it. */
  | { cityguide: 'dialog'; dialog: DialogName };

/** Whether the message is ours: other tools (browser extensions) post to the window as well. */
export function isMessage<T extends StageMessage | ShellMessage>(data: unknown): data is T {
  return typeof data === 'object' && data !== null && 'cityguide' in data;
}
