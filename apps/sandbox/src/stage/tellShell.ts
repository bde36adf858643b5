import type { StageMessage } from './StageMessage';

/** Tells the sandbox round the stage; nobody where the stage is open alone. */
export function tellShell(message: StageMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
}
