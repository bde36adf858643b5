/** A row of slides that is positioned at one slide. */
export interface Slider {
  slideTo(index: number, isInstant?: boolean): void;
  /** Called when slides were added or removed. */
  update(): void;
  destroy(): void;
}
