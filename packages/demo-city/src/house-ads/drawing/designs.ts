import type { Brand } from '@cityguide/site-config';
import type { motifs } from './motifs';

export interface Design {
  /** In capitals, since the stroke letters have no others. */
  headline: string;
  kicker: string;
  action: string;
  motif: keyof typeof motifs;
  colours: DesignColours;
}
export interface DesignColours {
  ground: string;
  ink: string;
  /** The motif's main colour, and its muted one. */
  loud: string;
  quiet: string;
  button: string;
  buttonInk: string;
}

const red: DesignColours = {
  ground: '#c8102e',
  ink: '#ffffff',
  loud: '#ffc857',
  quiet: '#8f0a20',
  button: '#ffffff',
  buttonInk: '#a30d25',
};
const night: DesignColours = {
  ground: '#17233f',
  ink: '#fff4e2',
  loud: '#ffb84d',
  quiet: '#2c3d66',
  button: '#ffb84d',
  buttonInk: '#17233f',
};
const cream: DesignColours = {
  ground: '#fbeedd',
  ink: '#17181c',
  loud: '#c8102e',
  quiet: '#f0d3b0',
  button: '#17181c',
  buttonInk: '#ffffff',
};
const blue: DesignColours = {
  ground: '#0b4fb3',
  ink: '#fffdf7',
  loud: '#f2d58a',
  quiet: '#083c8a',
  button: '#fffdf7',
  buttonInk: '#083c8a',
};
const ink: DesignColours = {
  ground: '#1b1b1a',
  ink: '#f7f5ec',
  loud: '#d9b45f',
  quiet: '#35342f',
  button: '#f7f5ec',
  buttonInk: '#1b1b1a',
};
const paper: DesignColours = {
  ground: '#efe9d9',
  ink: '#121212',
  loud: '#0b4fb3',
  quiet: '#d9cfb6',
  button: '#121212',
  buttonInk: '#fffdf7',
};

/** The house ads of a new site, with each brand's texts and colours. */
const designs: Record<Brand, Record<string, Design>> = {
  guide: {
    newsletter: {
      headline: 'THE CITY IN YOUR INBOX',
      kicker: 'EVERY THURSDAY',
      action: 'SIGN UP',
      motif: 'envelope',
      colours: red,
    },
    neighbourhoods: {
      headline: 'FIND YOUR CORNER OF TOWN',
      kicker: 'NEIGHBOURHOODS',
      action: 'EXPLORE',
      motif: 'skyline',
      colours: night,
    },
    advertise: {
      headline: 'BE WHERE THE CITY EATS',
      kicker: 'YOUR AD HERE',
      action: 'ADVERTISE',
      motif: 'cup',
      colours: cream,
    },
  },
  news: {
    newsletter: {
      headline: 'THE MORNING IN FIVE MINUTES',
      kicker: 'NEWSLETTER',
      action: 'SIGN UP',
      motif: 'envelope',
      colours: blue,
    },
    neighbourhoods: {
      headline: 'WHAT MOVES YOUR STREET',
      kicker: 'NEIGHBOURHOODS',
      action: 'READ ON',
      motif: 'skyline',
      colours: ink,
    },
    advertise: {
      headline: 'SPEAK TO THE WHOLE CITY',
      kicker: 'YOUR AD HERE',
      action: 'ADVERTISE',
      motif: 'cup',
      colours: paper,
    },
  },
};

/** The design of this name, if the brand has one. */
export function findDesign(brand: Brand, name: string): Design | undefined {
  return Object.hasOwn(designs[brand], name) ? designs[brand][name] : undefined;
}
