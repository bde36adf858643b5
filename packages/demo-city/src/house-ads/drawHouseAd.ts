import type { Brand } from '@cityguide/site-config';
import { findDesign } from './drawing/designs';
import { drawDesign } from './drawing/drawDesign';

/**
 * A house ad with a brand's own texts and colours, as SVG; undefined if the brand has no design of this name. Sizes are
 * in px.
 */
export function drawHouseAd(
  brand: Brand,
  name: string,
  size: { width: number; height: number },
): string | undefined {
  const design = findDesign(brand, name);
  return design && drawDesign(design, size);
}
