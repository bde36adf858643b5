import type { Map as LeafletMap } from 'leaflet';

/**
 * The wheel scrolls the page. It zooms the map while Ctrl is held, and after a press on the map until the pointer
 * leaves. @returns a function that removes the listeners
 */
export function enableCooperativeZoom(map: LeafletMap): () => void {
  const element = map.getContainer();
  let isActive = false;
  map.scrollWheelZoom.disable();

  function handleWheel({ ctrlKey, metaKey }: WheelEvent): void {
    // Runs before Leaflet's own wheel listener, which this adds or removes.
    if (isActive || ctrlKey || metaKey) map.scrollWheelZoom.enable();
    else map.scrollWheelZoom.disable();
  }
  const activate = () => void (isActive = true);
  const deactivate = () => void (isActive = false);
  element.addEventListener('wheel', handleWheel, { capture: true, passive: true });
  element.addEventListener('pointerdown', activate);
  element.addEventListener('pointerleave', deactivate);
  return () => {
    element.removeEventListener('wheel', handleWheel, { capture: true });
    element.removeEventListener('pointerdown', activate);
    element.removeEventListener('pointerleave', deactivate);
  };
}
