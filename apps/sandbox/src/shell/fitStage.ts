interface AvailableSize {
  widthPx: number;
  heightPx: number;
}

/** Fits the stage's page into the available space: laid out at its own width, scaled down if that does not fit. */
export function fitStage(screenWidthPx: number | null, available: AvailableSize) {
  const widthPx = screenWidthPx ?? available.widthPx;
  const scale = widthPx > available.widthPx && available.widthPx > 0 ? available.widthPx / widthPx : 1;
  return { widthPx, heightPx: available.heightPx / scale, scale };
}
