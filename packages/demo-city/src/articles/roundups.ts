import type { Roundup } from './article';

const food = { type: 'Food', listingCount: 7 } as const;

/** Best-of lists in the guide's voice. */
export const roundups: readonly Roundup[] = [
  {
    ...food,
    name: 'The ramen worth crossing the city for',
    summary: 'Seven bowls, ranked by how little we spoke while eating them.',
    author: 'Yuki Hashimoto',
    scene: 'ramen',
    subTypes: ['Ramen'],
    intro: [
      'Toronto has more ramen than it has good excuses for the weather, and the two are related. We spent six weeks slurping: pork-bone broths as thick as paint, clear salt broths you can read through, and one cold bowl that we still think about.',
      'Rules were simple. We paid. We went twice. We finished the soup.',
    ],
  },
  {
    ...food,
    name: 'Where to eat pizza right now',
    summary: 'From floppy Neapolitan to corner squares: the pies that hold up in daylight.',
    author: 'Beatriz Santangelo',
    scene: 'pizza',
    subTypes: ['Pizza'],
    intro: [
      'There are people who believe that there is one right pizza, and we do not have them over. This city does all of them: blistered, square, by the slice at two in the morning with somebody else’s friends.',
      'These seven have one thing in common. The crust tastes of something.',
    ],
  },
  {
    ...food,
    name: 'A bakery for every neighbourhood',
    summary: 'Sourdough, butter tarts and the kouign-amann that needs both hands.',
    author: 'Odette Tremblay',
    scene: 'pastries',
    subTypes: ['Bakery'],
    intro: [
      'You can tell a good street by whether anyone on it is carrying a warm paper bag at nine in the morning. We followed the bags.',
      'Go early. The good ones are out by eleven, and so is the banana bread.',
    ],
  },
  {
    ...food,
    name: 'The best brunch without a queue',
    summary: 'Eggs, and nobody’s name on a clipboard.',
    author: 'Winnie Abernathy',
    scene: 'brunch',
    subTypes: ['Brunch'],
    intro: [
      'Life is short and the line on Dundas is long. These rooms seat you, pour you coffee, and let you talk.',
      'Most are busiest at noon. At ten they are yours.',
    ],
  },
  {
    ...food,
    name: 'Tacos that deserve a second napkin',
    summary: 'Al pastor, birria, Baja fish: where to lean forward and not care.',
    author: 'Hector Zamora',
    scene: 'tacos',
    subTypes: ['Mexican'],
    intro: [
      'A taco has about ninety seconds. After that it is a salad with regrets. The kitchens below understand this, and hand them over as though they were hot, because they are.',
    ],
  },
  {
    ...food,
    name: 'Dim sum, steamed and settled',
    summary: 'We argued about har gow so that you do not have to.',
    author: 'Mei Xiong',
    scene: 'dumplings',
    subTypes: ['Dim Sum', 'Chinese'],
    intro: [
      'The cart is going the way of the elevator operator, and we miss it. But order sheets have done wonders for the dumplings: made when you tick the box, folded thin, gone in one bite.',
      'Bring six people. It is arithmetic.',
    ],
  },
  {
    ...food,
    name: 'Eleven-dollar lunches that feel like a day off',
    summary: 'Bánh mì, rotis, thalis: eat well on what a sandwich costs downtown.',
    author: 'Amara Okafor',
    scene: 'feast',
    subTypes: ['Vietnamese', 'Caribbean', 'Indian'],
    intro: [
      'Lunch has become a negotiation. These places never got the memo. They are quick, generous and mostly in plazas, and you will see the same faces there on Thursday.',
    ],
  },
  {
    ...food,
    name: 'Omakase for people who hate surprises',
    summary: 'What it costs, how long it takes, and when to stop saying thank you.',
    author: 'Yuki Hashimoto',
    scene: 'sushi',
    subTypes: ['Sushi', 'Izakaya'],
    intro: [
      'A seat at a sushi counter is a small contract: you show up on time, and somebody who has practised for eleven years gives you rice at the temperature of your hand. Here is where the contract is kept.',
    ],
  },
  {
    ...food,
    name: 'Coffee shops to read a whole book in',
    summary: 'Good light, a decent cortado and nobody clearing your cup too soon.',
    author: 'Ezra Rosenbaum',
    scene: 'coffee',
    subTypes: ['Café'],
    intro: [
      'We brought paperbacks and stayed too long on purpose. A good reading café has three things: a chair that forgives, a window, and a barista who has also read something.',
    ],
  },
  {
    ...food,
    name: 'The pasta list',
    summary: 'Cacio e pepe, agnolotti, ragù: seven plates of pasta and one strong opinion.',
    author: 'Beatriz Santangelo',
    scene: 'dining-room',
    subTypes: ['Italian'],
    intro: [
      'Somewhere tonight a person is grating cheese over something they rolled by hand this morning, and it is not you. Be near them.',
    ],
  },
  {
    ...food,
    name: 'Where to drink on a Tuesday',
    summary: 'Bars that are better when they are half empty.',
    author: 'Callum Sinclair',
    scene: 'bar',
    subTypes: ['Bar', 'Pub'],
    intro: [
      'Friday belongs to other people. Tuesday is for regulars: the stool you like, the bartender with time to explain the amaro, the song you asked for.',
    ],
  },
  {
    ...food,
    name: 'Patios that catch the evening sun',
    summary: 'West-facing tables, charted by the minute.',
    author: 'Junie Lindqvist',
    scene: 'patio',
    subTypes: ['Brewery', 'Mexican', 'Greek'],
    intro: [
      'We sat on each of these with a watch. The sun goes behind the building across the road at a time that is knowable, and now known.',
      'Sunscreen is on you.',
    ],
  },
  {
    type: 'Culture',
    listingCount: 6,
    name: 'Bookshops with a ladder',
    summary: 'Tall shelves, strong opinions, a cat.',
    author: 'Ezra Rosenbaum',
    scene: 'bookshop',
    subTypes: ['Bookshops'],
    intro: ['A ladder is a promise: there is more up there than you came for. These shops keep it.'],
  },
  {
    type: 'Culture',
    listingCount: 6,
    name: 'Small museums for a wet afternoon',
    summary: 'One room, one obsession, one very good guide.',
    author: 'Farah Rahman',
    scene: 'museum',
    subTypes: ['Museums', 'Galleries'],
    intro: [
      'The big museums will be there tomorrow. The small ones may not: they run on volunteers and one radiator. Go while it rains.',
    ],
  },
  {
    type: 'Culture',
    listingCount: 6,
    name: 'Where to see something live tonight',
    summary: 'Rush tickets, back rooms and a dance floor on springs.',
    author: 'Otis Bellamy',
    scene: 'theatre',
    subTypes: ['Theatres', 'Music Venues', 'Cinemas'],
    intro: [
      'Put the phone in a drawer. There is a band, a play or a film with scratches on it within twenty minutes of you, and it starts at eight.',
    ],
  },
  {
    type: 'Travel',
    listingCount: 6,
    name: 'A staycation in your own streets',
    summary: 'Hotels, piers and parks for those who are not going anywhere.',
    author: 'Renée Côté',
    scene: 'waterfront',
    subTypes: ['Hotels', 'Waterfront', 'Parks'],
    intro: [
      'Pack a bag. Take the streetcar three stops. Tell no one. The city is a fine place to visit, and you know where everything is.',
    ],
  },
];
