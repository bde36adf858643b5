import type { Random } from '../random';
import { lighten, mixColours } from './colour';

export type DayTime = 'morning' | 'noon' | 'golden' | 'dusk' | 'night' | 'overcast';

export interface Palette {
  time: DayTime;
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string];
  /** The colour of the light, laid over lit surfaces. */
  light: string;
  /** The colour of shadows, laid over shaded surfaces. */
  shadow: string;
  /** Lamps and lit windows. */
  glow: string;
  /** How much of the light comes from lamps: 0 by day, 1 at night. */
  lit: number;
  walls: readonly string[];
  accents: readonly string[];
  /** Dark, middle, light. */
  foliage: readonly [string, string, string];
  ground: string;
  road: string;
  cream: string;
}

interface Light extends Pick<Palette, 'sky' | 'light' | 'shadow' | 'glow' | 'lit'> {
  /** How far every colour of the scene is mixed with the shadow's. */
  dimming: number;
}

const LIGHTS: Record<DayTime, readonly Light[]> = {
  morning: [
    {
      sky: ['#9cc7e0', '#cfe3e6', '#f8e6d2'],
      light: '#fff0d0',
      shadow: '#4a5a86',
      glow: '#ffd890',
      lit: 0.1,
      dimming: 0.03,
    },
    {
      sky: ['#a9b9dc', '#e3cfd9', '#fbdcc0'],
      light: '#ffe6cf',
      shadow: '#56507c',
      glow: '#ffd49a',
      lit: 0.15,
      dimming: 0.05,
    },
  ],
  noon: [
    {
      sky: ['#4f9bcf', '#8dc3e0', '#d9edf0'],
      light: '#fffbe8',
      shadow: '#35507a',
      glow: '#ffe3a6',
      lit: 0,
      dimming: 0,
    },
    {
      sky: ['#3d8fb8', '#86c5cf', '#e3f1e4'],
      light: '#fffdf0',
      shadow: '#2d5068',
      glow: '#ffe3a6',
      lit: 0,
      dimming: 0,
    },
  ],
  golden: [
    {
      sky: ['#6f8fb5', '#e8b98c', '#ffdca0'],
      light: '#ffc873',
      shadow: '#5a3f6b',
      glow: '#ffc765',
      lit: 0.35,
      dimming: 0.06,
    },
    {
      sky: ['#8c86b8', '#f0a884', '#ffd9a6'],
      light: '#ffbd7a',
      shadow: '#563a66',
      glow: '#ffc46a',
      lit: 0.35,
      dimming: 0.08,
    },
  ],
  dusk: [
    {
      sky: ['#27345f', '#7d5d8c', '#f0977a'],
      light: '#ff9f7a',
      shadow: '#1f2350',
      glow: '#ffbe5c',
      lit: 0.8,
      dimming: 0.56,
    },
    {
      sky: ['#1d3a5c', '#4a6f8f', '#e8b48c'],
      light: '#f5b48a',
      shadow: '#162a4a',
      glow: '#ffca6e',
      lit: 0.75,
      dimming: 0.54,
    },
  ],
  night: [
    {
      sky: ['#0b1030', '#1a2150', '#3c3568'],
      light: '#8f9be0',
      shadow: '#0a0d2c',
      glow: '#ffb648',
      lit: 1,
      dimming: 0.78,
    },
    {
      sky: ['#0a1626', '#13304a', '#2b5468'],
      light: '#8fc0d8',
      shadow: '#07131f',
      glow: '#ffc25a',
      lit: 1,
      dimming: 0.76,
    },
  ],
  overcast: [
    {
      sky: ['#a7b3bd', '#c8d0d4', '#e6e6e0'],
      light: '#f4f4ee',
      shadow: '#4b5666',
      glow: '#ffd58c',
      lit: 0.45,
      dimming: 0.1,
    },
    {
      sky: ['#8f9fae', '#b7c2c8', '#dcdcd6'],
      light: '#eef2f2',
      shadow: '#3f4c60',
      glow: '#ffd07a',
      lit: 0.5,
      dimming: 0.14,
    },
  ],
};

interface Family {
  walls: readonly string[];
  accents: readonly string[];
  foliage: readonly [string, string, string];
  ground: string;
}

/** The base colours of a scene, before the light of the day is applied. */
const FAMILIES: readonly Family[] = [
  {
    walls: ['#a8503c', '#8d3f35', '#c4805a', '#d8b48a', '#7a4038', '#b9674a'],
    accents: ['#1f5a5c', '#e0a63a', '#c8452f', '#f0e4cc'],
    foliage: ['#28503a', '#4a7d4a', '#93b563'],
    ground: '#c9b8a2',
  },
  {
    walls: ['#b86a4f', '#e0c29a', '#6f7f8a', '#cf9a6c', '#94493a', '#d9cdb8'],
    accents: ['#24476b', '#e3703f', '#f2c14e', '#faf0dc'],
    foliage: ['#1f4a44', '#3f7a62', '#8fbf85'],
    ground: '#bfb6a8',
  },
  {
    walls: ['#d99a84', '#e8c9a8', '#9fb8b0', '#c7726a', '#efe0c4', '#7d94a0'],
    accents: ['#b2344b', '#2e6f73', '#f0b23f', '#fff2e0'],
    foliage: ['#2f5d45', '#5b9160', '#a9c979'],
    ground: '#d3c5b2',
  },
  {
    walls: ['#7c3f46', '#a65e52', '#c8937a', '#54606f', '#8a5a4a', '#d3b79c'],
    accents: ['#d9963a', '#355f8c', '#d6503c', '#f3e6d2'],
    foliage: ['#2b4a3f', '#4f7560', '#9fb07a'],
    ground: '#b9ab9c',
  },
  {
    walls: ['#b07a4a', '#d8a860', '#8b5a3c', '#c9c0a2', '#6a5548', '#e2cf9f'],
    accents: ['#2f6a4f', '#b83a2c', '#21455a', '#fbeecb'],
    foliage: ['#35532d', '#67883f', '#b7bf5a'],
    ground: '#cbb991',
  },
  {
    walls: ['#5f7f86', '#93aeb0', '#c9d3cd', '#b5705a', '#44606a', '#e0d5c3'],
    accents: ['#e2583e', '#f4c35a', '#1d4453', '#fff6e6'],
    foliage: ['#1f4f4a', '#3d8270', '#86b99b'],
    ground: '#c2c3b8',
  },
];

/** The colours of one scene: a family of colours under the light of a time of day. */
export function createPalette(random: Random, time: DayTime): Palette {
  const { dimming, ...light } = random.pick(LIGHTS[time]);
  const family = random.pick(FAMILIES);
  const underLight = (colour: string) => mixColours(colour, light.shadow, dimming);
  const [dark, middle, bright] = family.foliage.map((colour) =>
    mixColours(colour, light.shadow, dimming * 0.6),
  ) as [string, string, string];
  return {
    time,
    ...light,
    walls: family.walls.map(underLight),
    accents: family.accents.map(underLight),
    foliage: [underLight(dark), underLight(middle), underLight(bright)],
    ground: underLight(family.ground),
    road: underLight(mixColours('#5d5f68', family.ground, 0.15)),
    cream: underLight(lighten('#f3e6d0', 0.1)),
  };
}
