import { findScreenType } from '@cityguide/site-config';
import { createZoom } from './createZoom';
import { hearPointers } from './hearPointers';
import { hearWheel } from './hearWheel';

interface GestureSettings {
  stage: HTMLElement;
  findPicture(): HTMLElement | undefined;
  /** The picture stands so many times as large. */
  onScale(scale: number): void;
  step(by: 1 | -1): void;
  leave(): void;
}

export interface Gestures {
  /** Enlarges round the middle; 0 makes the picture whole again. */
  zoom(factor: number): void;
  /** Another picture, or another size of the window. */
  reset(): void;
}

/** Fingers, mouse and wheel on the stage. They end with it. */
export function createGestures({ stage, findPicture, onScale, step, leave }: GestureSettings): Gestures {
  const zoom = createZoom({ stage, findPicture, onScale });
  hearWheel(stage, zoom);
  hearPointers(stage, {
    zoom,
    canSwipe: () => findScreenType(window.innerWidth) === 'xSmall',
    follow: ({ x, y }) => findPicture()?.style.setProperty('translate', x || y ? `${x}px ${y}px` : 'none'),
    step,
    leave,
  });
  return {
    zoom(factor) {
      const { left, top, width, height } = stage.getBoundingClientRect();
      if (factor === 0) zoom.whole();
      else zoom.by(factor, { x: left + width / 2, y: top + height / 2 });
    },
    reset: zoom.reset,
  };
}
