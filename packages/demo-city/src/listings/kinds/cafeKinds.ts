import type { ListingKind } from './ListingKind';

const restaurant = { type: 'restaurants', isInspected: true } as const;

/** Cafés, bakeries, bars and similar. */
export const cafeKinds: readonly ListingKind[] = [
  {
    ...restaurant,
    name: 'Brunch',
    weight: 5,
    scenes: ['brunch', 'brunch', 'brunch', 'patio', 'coffee'],
    names: [
      'The {adjective} Egg',
      '{person}’s Diner',
      '{plant} & Toast',
      '{street} Breakfast Club',
      'Sunday {thing}',
      '{colour} Hen',
    ],
    grammar: {
      dish: [
        'lemon-ricotta pancakes',
        'a peameal sandwich on a milk bun',
        'shakshuka with feta',
        'eggs Benedict on a potato rösti',
        'French toast made from yesterday’s brioche',
      ],
      side: [
        'bottomless drip coffee',
        'home fries with the crispy bits',
        'a Caesar, the drinkable kind',
        'grapefruit, brûléed',
      ],
    },
  },
  {
    ...restaurant,
    name: 'Bakery',
    weight: 6,
    scenes: ['pastries', 'pastries', 'pastries', 'coffee', 'streetscape'],
    names: [
      '{person}’s Bakery',
      '{plant} Bread',
      'Pâtisserie {surname}',
      '{adjective} Crumb',
      '{street} Bakehouse',
      '{surname} & Daughters',
    ],
    grammar: {
      dish: [
        'sourdough with a shattering crust',
        'a kouign-amann that needs both hands',
        'butter tarts, runny, no raisins',
        'cardamom knots',
        'rye with caraway, by the half loaf',
      ],
      side: ['a flat white', 'day-olds at half price after four', 'a slice of whatever pie it is'],
    },
  },
  {
    ...restaurant,
    name: 'Café',
    weight: 8,
    scenes: ['coffee', 'coffee', 'coffee', 'pastries', 'streetscape', 'patio'],
    names: [
      '{thing} Coffee',
      '{animal} Espresso Bar',
      'Café {person}',
      '{plant} Coffee Roasters',
      '{adjective} Bean',
      '{street} Coffee Project',
      '{number} Cups',
    ],
    grammar: {
      dish: [
        'single-origin pour-overs',
        'a cortado you could set a watch by',
        'cold brew from the tap',
        'espresso with a tonic chaser',
      ],
      side: [
        'a banana bread worth the detour',
        'an egg sandwich until two',
        'window seats and no laptops on weekends',
      ],
    },
  },
  {
    ...restaurant,
    name: 'Bar',
    weight: 7,
    scenes: ['bar', 'bar', 'bar', 'neon-street', 'patio'],
    names: [
      'The {adjective} {animal}',
      'The {colour} {thing}',
      '{surname}’s',
      'Bar {plant}',
      '{pair}',
      '{number} {street}',
      'Good Night {person}',
    ],
    grammar: {
      dish: [
        'a clarified milk punch',
        'a daiquiri so cold it hurts',
        'eleven natural wines by the glass',
        'a smoked-maple old fashioned',
      ],
      side: ['a hot dog at midnight', 'warm olives', 'a record for every hour', 'oysters till they are gone'],
    },
  },
  {
    ...restaurant,
    name: 'Pub',
    weight: 4,
    scenes: ['bar', 'dining-room', 'streetscape', 'patio'],
    names: [
      'The {animal} & {thing}',
      'The {adjective} {thing}',
      '{surname}’s Arms',
      'The {colour} {animal}',
      '{person}’s Pub',
    ],
    grammar: {
      dish: [
        'a steak-and-ale pie with a real lid',
        'Scotch eggs, jammy',
        'curry chips',
        'the Sunday roast, book it',
      ],
      side: ['cask bitter', 'a trivia night that gets heated', 'a fireplace and a cat'],
    },
  },
  {
    ...restaurant,
    name: 'Brewery',
    weight: 2,
    scenes: ['bar', 'patio', 'streetscape'],
    names: ['{animal} Brewing', '{adjective} Barrel Brewery', '{street} Beer Works', '{thing} Ales'],
    grammar: {
      dish: ['a hazy pale that changes weekly', 'a barrel-aged saison', 'the house pilsner'],
      side: ['a food truck in the lot', 'dogs under every table', 'four-packs to go'],
    },
  },
  {
    ...restaurant,
    name: 'Ice Cream',
    weight: 2,
    scenes: ['pastries', 'streetscape', 'market', 'patio'],
    names: ['{person}’s Ice Cream', '{plant} Gelato', '{adjective} Scoop', 'Gelateria {surname}'],
    grammar: {
      dish: [
        'London Fog ice cream',
        'pistachio the right shade of brown',
        'a sour-cherry soft serve',
        'maple walnut from Grey County cream',
      ],
      side: ['a waffle cone pressed to order', 'a queue around the corner in July', 'an affogato in winter'],
    },
  },
];
