import { isMessage, type ShellMessage } from './StageMessage';

/** Listens to the sandbox around the stage. */
export function onShellMessage(onMessage: (message: ShellMessage) => void): void {
  window.addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
    if (origin === window.location.origin && isMessage<ShellMessage>(data)) onMessage(data);
  });
}
