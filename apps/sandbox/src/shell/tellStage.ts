import type { ShellMessage } from '../stage/StageMessage';

/** Tells the page of the stage, if there is one. */
export function tellStage(frame: HTMLIFrameElement | null, message: ShellMessage): void {
  frame?.contentWindow?.postMessage(message, window.location.origin);
}
