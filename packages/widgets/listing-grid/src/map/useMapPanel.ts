import { useCallback, useEffect, useState } from 'react';

export interface MapPanelState {
  Panel: MapPanelComponent | undefined;
  hasFailed: boolean;
  tryAgain(): void;
}

/** Loads the map's chunk; if it arrives after the map was unmounted, it is ignored. */
export function useMapPanel(): MapPanelState {
  const [{ Panel, hasFailed, attempt }, setState] = useState<{
    Panel?: MapPanelComponent;
    hasFailed: boolean;
    attempt: number;
  }>({ hasFailed: false, attempt: 1 });

  useEffect(() => {
    let isCancelled = false;
    loadMapPanel().then(
      (loaded) => !isCancelled && setState((state) => ({ ...state, Panel: loaded })),
      () => !isCancelled && setState((state) => ({ ...state, hasFailed: true })),
    );
    return () => {
      isCancelled = true;
    };
  }, [attempt]);

  const tryAgain = useCallback(() => setState({ hasFailed: false, attempt: attempt + 1 }), [attempt]);
  return { Panel, hasFailed, tryAgain };
}

/** The map with Leaflet, clusters and styles: a chunk of its own, loaded when a visitor first opens the map. */
const loadMapPanel = () =>
  import(/* webpackChunkName: 'map' */ './panel/MapPanel').then(({ MapPanel }) => MapPanel);

type MapPanelComponent = Awaited<ReturnType<typeof loadMapPanel>>;
