import type { PhotoList } from '@cityguide/store/photos';
import { useStore } from '@cityguide/store/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { Options } from '../definition';
import { loadUploadPanel, type UploadPanelProps } from './loadUploadPanel';

export interface Upload {
  open(): void;
  isLoading: boolean;
  /** The panel while it is open. */
  panel: ReactNode;
}

/** Adding photos (PHOTO-6): undefined where the page does not want it, or there is no place that they belong to. */
export function useUpload({ upload, listingId }: Options, list: PhotoList): Upload | undefined {
  const { services } = useStore();
  const [Panel, setPanel] = useState<ComponentType<UploadPanelProps>>();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const load = loadUploadPanel;
  if (!upload || listingId === undefined || !load) return undefined;

  async function open() {
    setState('loading');
    try {
      const loaded = await load?.();
      setPanel(() => loaded);
      setState('open');
    } catch (error) {
      services.report?.(error, 'loading the upload panel');
      setState('closed');
    }
  }

  return {
    open: () => void open(),
    isLoading: state === 'loading',
    panel: Panel && state === 'open' && (
      <Panel listingId={listingId} list={list} onClose={() => setState('closed')} />
    ),
  };
}
