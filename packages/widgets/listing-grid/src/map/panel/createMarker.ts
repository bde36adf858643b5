import { DivIcon, DomEvent, Marker } from 'leaflet';
import styles from './Markers.module.css';

export interface ListingMarker {
  marker: Marker;
  button: HTMLButtonElement;
}

interface MarkerOptions {
  latitude: number;
  longitude: number;
  /** The accessible name. */
  label: string;
  /** The visible text, if any. */
  text: string;
  isCluster: boolean;
  onPress(): void;
}

/** Wide enough for touch. */
const SIZE_PX = 44;

/** A real button on the map. Elements are created individually: an HTML string would be rejected by Trusted Types. */
export function createMarker({
  latitude,
  longitude,
  label,
  text,
  isCluster,
  onPress,
}: MarkerOptions): ListingMarker {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = [styles.pin, isCluster ? styles.cluster : ''].join(' ').trim();
  button.setAttribute('aria-label', label);
  button.title = label;
  if (!isCluster) button.setAttribute('aria-pressed', 'false');
  const mark = document.createElement('span');
  mark.className = styles.mark ?? '';
  mark.setAttribute('translate', 'no');
  mark.textContent = text;
  button.append(mark);
  DomEvent.disableClickPropagation(button);
  button.addEventListener('click', onPress);
  const icon = new DivIcon({ html: button, className: styles.icon ?? '', iconSize: [SIZE_PX, SIZE_PX] });
  // The button handles keys and clicks; Leaflet's own handling would announce a second button around it.
  const marker = new Marker([latitude, longitude], { icon, keyboard: false, interactive: false });
  return { marker, button };
}
