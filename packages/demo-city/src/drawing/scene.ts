import type { Random } from '../random';
import type { Canvas } from './canvas';
import type { Palette } from './palettes';

export interface SceneTools {
  canvas: Canvas;
  random: Random;
  palette: Palette;
}

/** Effects that are applied after the picture is drawn, all from 0 to 1. */
export interface PostEffects {
  /** Glow around bright areas. */
  bloom: number;
  grain: number;
  vignette: number;
}

export type DrawScene = (tools: SceneTools) => Partial<PostEffects> | void;
