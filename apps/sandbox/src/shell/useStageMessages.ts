import { type RefObject, useEffect } from 'react';
import { isMessage, type StageMessage } from '../stage/StageMessage';
import type { SandboxState } from '../state/SandboxState';
import { tellStage } from './tellStage';

interface Talk {
  options: SandboxState['options'];
  data: SandboxState['data'];
  onMessage(message: StageMessage): void;
}

/** Hears the page of the stage, and tells it options and data whenever they change and once when it begins to listen. */
export function useStageMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { options, data: json, onMessage }: Talk,
): void {
  useEffect(() => {
    const tell = () => tellStage(frame.current, { cityguide: 'options', options, data: json });
    const hear = ({ data, source }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isMessage<StageMessage>(data)) return;
      if (data.cityguide === 'listening') tell();
      onMessage(data);
    };
    tell();
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, options, json, onMessage]);
}
