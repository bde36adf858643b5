/**
 * The largest width of each screen type in CSS pixels (NAV-14). The one definition: style sheets are checked against
 * it, code uses `media` or `findScreenType`.
 */
export const breakpoints = {
  xSmallMaxPx: 639,
  smallMaxPx: 940,
  mediumMaxPx: 1019,
  /** The navigation bar becomes large at a slightly greater width than the page. */
  navigationMediumMaxPx: 1024,
} as const;

export type ScreenType = 'xSmall' | 'small' | 'medium' | 'large';

// Zoomed pages have fractional widths: 639.5 px is still x-small.
const upTo = (maxPx: number) => `(max-width: ${maxPx}.98px)`;
const above = (maxPx: number) => `(min-width: ${maxPx + 1}px)`;

/** Media queries for `matchMedia` and for style sheets. */
export const media = {
  xSmall: upTo(breakpoints.xSmallMaxPx),
  small: `${above(breakpoints.xSmallMaxPx)} and ${upTo(breakpoints.smallMaxPx)}`,
  medium: `${above(breakpoints.smallMaxPx)} and ${upTo(breakpoints.mediumMaxPx)}`,
  large: above(breakpoints.mediumMaxPx),
  navigationMedium: upTo(breakpoints.navigationMediumMaxPx),
  navigationLarge: above(breakpoints.navigationMediumMaxPx),
} as const;

/** The screen type of a viewport that is `widthPx` wide. */
export function findScreenType(widthPx: number): ScreenType {
  if (widthPx < breakpoints.xSmallMaxPx + 1) return 'xSmall';
  if (widthPx < breakpoints.smallMaxPx + 1) return 'small';
  return widthPx < breakpoints.mediumMaxPx + 1 ? 'medium' : 'large';
}

/** Duration of the side menu's slide; the style sheet's transition has the same length. */
export const menuSlideMs = 500;
