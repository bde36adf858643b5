import type { Random } from '../random';
import type { Canvas } from './canvas';
import type { Palette } from './palettes';

export interface SceneTools {
  canvas: Canvas;
  random: Random;
  palette: Palette;
}

/** What happens to the picture after it is drawn, all from 0 to 1. */
export interface Finish {
  /** Light that spills from bright places. */
  bloom: number;
  grain: number;
  vignette: number;
}

export type DrawScene = (tools: SceneTools) => Partial<Finish> | void;
