import { useStore } from '@cityguide/store/react';
import { hasStoredFiles } from '@cityguide/store/uploads';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Options } from '../definition';

export interface UploadControl {
  open(): void;
  isLoading: boolean;
  /** The panel while it is open. */
  panel: ReactNode;
}

/** Adding photos (PHOTO-6): undefined if the page does not enable it, or there is no listing that they belong to. */
export function useUpload({ upload, listingId }: Options): UploadControl | undefined {
  const store = useStore();
  const listing = upload ? listingId : undefined;
  const [panelModule, setPanelModule] = useState<Awaited<ReturnType<typeof loadUploadPanel>>>();
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'resumed'>('closed');
  const opener = useRef<Element>(null);

  useEffect(() => {
    if (listing === undefined || !hasStoredFiles(listing)) return;
    let isMounted = true;
    // The visitor returns from the log-in that the chosen files were waiting for.
    void loadUploadPanel()
      .then(async (loaded) => {
        if (!(await loaded.openUploads(store, listing).resume()) || !isMounted) return;
        setPanelModule(loaded);
        setState('resumed');
      })
      .catch((error: unknown) => store.services.report?.(error, 'going on with chosen photos'));
    return () => {
      isMounted = false;
    };
  }, [store, listing]);

  if (listing === undefined) return undefined;

  async function open() {
    opener.current = document.activeElement;
    setState('loading');
    try {
      setPanelModule(await loadUploadPanel());
      setState('open');
    } catch (error) {
      store.services.report?.(error, 'loading the upload panel');
      setState('closed');
    }
  }

  function close() {
    setState('closed');
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  const isOpen = state === 'open' || state === 'resumed';
  return {
    open: () => void open(),
    isLoading: state === 'loading',
    panel: panelModule && isOpen && (
      <panelModule.UploadPanel
        uploads={panelModule.openUploads(store, listing)}
        takesFocus={state === 'open'}
        onClose={close}
      />
    ),
  };
}

/** The upload panel and its store: a chunk of its own, loaded when the button is pressed. */
const loadUploadPanel = () => import(/* webpackChunkName: 'upload' */ './panel/openUploadPanel');
