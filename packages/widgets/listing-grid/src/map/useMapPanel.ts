import { useCallback, useEffect, useState } from 'react';
import { loadMapPanel, type MapPanelComponent } from './loadMapPanel';

export interface MapPanelState {
  Panel: MapPanelComponent | undefined;
  hasFailed: boolean;
  tryAgain(): void;
}

/** Loads the map's own file; what comes after the map was left is dropped. */
export function useMapPanel(): MapPanelState {
  const [{ Panel, hasFailed, attempt }, setState] = useState<{
    Panel?: MapPanelComponent;
    hasFailed: boolean;
    attempt: number;
  }>({ hasFailed: false, attempt: 1 });

  useEffect(() => {
    let isLeft = false;
    loadMapPanel().then(
      (loaded) => !isLeft && setState((state) => ({ ...state, Panel: loaded })),
      () => !isLeft && setState((state) => ({ ...state, hasFailed: true })),
    );
    return () => {
      isLeft = true;
    };
  }, [attempt]);

  const tryAgain = useCallback(() => setState({ hasFailed: false, attempt: attempt + 1 }), [attempt]);
  return { Panel, hasFailed, tryAgain };
}
