import type { StageMessage } from './StageMessage';

/** Sends a message to the sandbox around the stage; does nothing if the stage is open alone. */
export function postToShell(message: StageMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
}
