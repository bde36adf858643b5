import type { ShellMessage } from '../stage/StageMessage';

/** Sends a message to the page of the stage, if there is one. */
export function postToStage(frame: HTMLIFrameElement | null, message: ShellMessage): void {
  frame?.contentWindow?.postMessage(message, window.location.origin);
}
