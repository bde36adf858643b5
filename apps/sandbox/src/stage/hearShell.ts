import { isMessage, type ShellMessage } from './StageMessage';

/** Hears the sandbox round the stage. */
export function hearShell(onMessage: (message: ShellMessage) => void): void {
  window.addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
    if (origin === window.location.origin && isMessage<ShellMessage>(data)) onMessage(data);
  });
}
