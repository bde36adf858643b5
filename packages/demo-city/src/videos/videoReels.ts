import type { SceneName } from '../pictures/sceneKinds';

export interface Reel {
  name: string;
  summary: string;
  scene: SceneName;
  /** Its film really has this length. */
  seconds: number;
}

/** The scenes of the city's camera; each name is one video. */
export const videoReels: readonly Reel[] = [
  {
    name: 'Inside a ramen kitchen at eleven at night',
    summary: 'Sixty bowls an hour, one burner down and nobody shouting.',
    scene: 'ramen',
    seconds: 35,
  },
  {
    name: 'How three sisters fold 900 dumplings before noon',
    summary: 'Eighteen pleats each, and an argument about twelve.',
    scene: 'dumplings',
    seconds: 27,
  },
  {
    name: 'A day with the last ferry of the evening',
    summary: 'The captain knows who will be late, and waits.',
    scene: 'waterfront',
    seconds: 24,
  },
  {
    name: 'The sign painter of Dundas West',
    summary: 'Gold leaf, a mahlstick and forty years of straight lines.',
    scene: 'streetscape',
    seconds: 29,
  },
  {
    name: 'What a market butcher eats for breakfast',
    summary: 'Peameal, obviously. Then he explains the rest of the counter.',
    scene: 'market',
    seconds: 40,
  },
  {
    name: 'Skating the trail before anybody is up',
    summary: 'Fresh ice, four degrees below and a fox.',
    scene: 'park',
    seconds: 21,
  },
  {
    name: 'A projectionist shows us the booth',
    summary: 'Two machines from 1957, and why she will not part with either.',
    scene: 'theatre',
    seconds: 24,
  },
  {
    name: 'One pizza, start to finish',
    summary: 'Dough, fire, basil, box.',
    scene: 'pizza',
    seconds: 22,
  },
  {
    name: 'The bookseller who has read the whole shop',
    summary: 'We test him with the bottom shelf.',
    scene: 'bookshop',
    seconds: 34,
  },
  {
    name: 'Night shift at a Danforth bakery',
    summary: 'The ovens go on at two. The first customer is a taxi.',
    scene: 'pastries',
    seconds: 24,
  },
  {
    name: 'Building a patio in a parking space',
    summary: 'Planters, permits and a plank that was too short.',
    scene: 'patio',
    seconds: 19,
  },
  {
    name: 'Neon, bent by hand',
    summary: 'A glass tube, a flame and one held breath at a time.',
    scene: 'neon-street',
    seconds: 26,
  },
  {
    name: 'Learning to pour a rosetta in one morning',
    summary: 'Forty litres of milk and one that looks like a fern.',
    scene: 'coffee',
    seconds: 14,
  },
  {
    name: 'The choir that rehearses in a tavern',
    summary: 'Three hundred strangers, one song, two hours.',
    scene: 'bar',
    seconds: 37,
  },
  {
    name: 'Behind the scenes of a museum move',
    summary: 'How you carry a totem pole around a corner.',
    scene: 'museum',
    seconds: 40,
  },
  {
    name: 'Row houses that share one roof',
    summary: 'Neighbours on what it is like to hear each other’s rain.',
    scene: 'houses',
    seconds: 19,
  },
  {
    name: 'A taco stand counts its salsas',
    summary: 'Eleven. The last one comes with a warning.',
    scene: 'tacos',
    seconds: 26,
  },
  {
    name: 'What yoga in a bank vault sounds like',
    summary: 'Very little, and that is the point.',
    scene: 'studio',
    seconds: 39,
  },
  {
    name: 'The barber who gives one free cut a day',
    summary: 'First come, no questions, hot towel included.',
    scene: 'salon',
    seconds: 33,
  },
  {
    name: 'A long table for a whole street',
    summary: 'Forty metres of tablecloth and every casserole on the block.',
    scene: 'feast',
    seconds: 20,
  },
  {
    name: 'Choosing fish with a sushi chef at dawn',
    summary: 'He says no eleven times, then buys two.',
    scene: 'sushi',
    seconds: 23,
  },
  {
    name: 'Brunch line: the people who wait',
    summary: 'An hour and ten minutes with strangers and no menu.',
    scene: 'brunch',
    seconds: 39,
  },
  {
    name: 'A salad that took five months',
    summary: 'From the seed tray on a roof to a bowl downstairs.',
    scene: 'salad',
    seconds: 39,
  },
  {
    name: 'The dining room that never changed',
    summary: 'Same banquettes since 1968. So is the waiter.',
    scene: 'dining-room',
    seconds: 38,
  },
];
