import type { Brand } from '@cityguide/site-config';

export interface MapPalette {
  land: string;
  water: string;
  park: string;
  street: string;
  main: string;
  mainEdge: string;
  highway: string;
  text: string;
  quiet: string;
}

/** Light, then dark: muted backgrounds, so that the brand's markers stand out. */
export const mapPalettes: Record<Brand, readonly [light: MapPalette, dark: MapPalette]> = {
  guide: [
    {
      land: '#f3f1ee',
      water: '#a9d3ea',
      park: '#cfe6c4',
      street: '#ffffff',
      main: '#ffffff',
      mainEdge: '#dcd7d0',
      highway: '#f7c98b',
      text: '#4a4d57',
      quiet: '#7b7f8a',
    },
    {
      land: '#1d1f24',
      water: '#14283a',
      park: '#1f3127',
      street: '#282b32',
      main: '#343841',
      mainEdge: '#17191d',
      highway: '#6a5637',
      text: '#c3c6cf',
      quiet: '#8b8f99',
    },
  ],
  news: [
    {
      land: '#f5f1e6',
      water: '#b7ccd6',
      park: '#d8e0c3',
      street: '#fffdf7',
      main: '#fffdf7',
      mainEdge: '#d9d2bf',
      highway: '#e3c79a',
      text: '#3f3d37',
      quiet: '#77746a',
    },
    {
      land: '#1e1d19',
      water: '#1a2a33',
      park: '#252c1f',
      street: '#2a2823',
      main: '#38352e',
      mainEdge: '#171612',
      highway: '#5d5038',
      text: '#cbc7bb',
      quiet: '#918d82',
    },
  ],
};
