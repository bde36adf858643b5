import type { Brand } from '@cityguide/site-config';
import { findDesign } from './drawing/designs';
import { drawDesign } from './drawing/drawDesign';

/** A house ad in a brand's own words and colours, as SVG; undefined where the brand has none of this name. Sizes are in px. */
export function drawHouseAd(
  brand: Brand,
  name: string,
  size: { width: number; height: number },
): string | undefined {
  const design = findDesign(brand, name);
  return design && drawDesign(design, size);
}
