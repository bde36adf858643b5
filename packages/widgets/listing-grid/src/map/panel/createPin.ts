import { DivIcon, DomEvent, Marker } from 'leaflet';
import styles from './Pins.module.css';

export interface Pin {
  marker: Marker;
  button: HTMLButtonElement;
}

interface PinSettings {
  latitude: number;
  longitude: number;
  /** What a screen reader says. */
  label: string;
  /** What is written on it, if anything. */
  text: string;
  isCluster: boolean;
  onPress(): void;
}

/** Wide enough for a finger. */
const SIZE_PX = 44;

/** A real button on the map. Elements are made one by one: text as HTML would be refused under Trusted Types. */
export function createPin({ latitude, longitude, label, text, isCluster, onPress }: PinSettings): Pin {
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
  // The button takes keys and presses; Leaflet's own would announce a second one round it.
  const marker = new Marker([latitude, longitude], { icon, keyboard: false, interactive: false });
  return { marker, button };
}
