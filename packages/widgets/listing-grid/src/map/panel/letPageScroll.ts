import type { Map as LeafletMap } from 'leaflet';

/**
 * The wheel scrolls the page. It zooms the map while Ctrl is held, and after a press on the map until the pointer leaves.
 * @returns takes the listeners away
 */
export function letPageScroll(map: LeafletMap): () => void {
  const element = map.getContainer();
  let isEntered = false;
  map.scrollWheelZoom.disable();

  function follow({ ctrlKey, metaKey }: WheelEvent): void {
    // Before Leaflet's own listener, which this puts in place or takes away.
    if (isEntered || ctrlKey || metaKey) map.scrollWheelZoom.enable();
    else map.scrollWheelZoom.disable();
  }
  const enter = () => void (isEntered = true);
  const leave = () => void (isEntered = false);
  element.addEventListener('wheel', follow, { capture: true, passive: true });
  element.addEventListener('pointerdown', enter);
  element.addEventListener('pointerleave', leave);
  return () => {
    element.removeEventListener('wheel', follow, { capture: true });
    element.removeEventListener('pointerdown', enter);
    element.removeEventListener('pointerleave', leave);
  };
}
