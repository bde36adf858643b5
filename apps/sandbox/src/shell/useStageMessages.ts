import { type RefObject, useEffect } from 'react';
import { isMessage, type StageMessage } from '../stage/StageMessage';
import type { SandboxState } from '../state/SandboxState';
import { postToStage } from './postToStage';

interface StageMessagesOptions {
  options: SandboxState['options'];
  data: SandboxState['data'];
  onMessage(message: StageMessage): void;
}

/**
 * Listens to the page of the stage, and sends it options and data whenever they change and once when it starts
 * listening.
 */
export function useStageMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { options, data: json, onMessage }: StageMessagesOptions,
): void {
  useEffect(() => {
    const sendOptions = () => postToStage(frame.current, { cityguide: 'options', options, data: json });
    const handleMessage = ({ data, source }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isMessage<StageMessage>(data)) return;
      if (data.cityguide === 'listening') sendOptions();
      onMessage(data);
    };
    sendOptions();
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [frame, options, json, onMessage]);
}
