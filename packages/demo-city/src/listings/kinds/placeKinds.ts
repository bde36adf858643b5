import type { ListingKind } from './ListingKind';

const place = { type: 'places', isInspected: false } as const;

/** Listings that are not restaurants. `dish` is what people come for, `side` the pleasant rest. */
export const placeKinds: readonly ListingKind[] = [
  {
    ...place,
    name: 'Parks',
    weight: 7,
    scenes: ['park', 'park', 'park', 'waterfront'],
    names: [
      '{surname} Park',
      '{plant} Hill Park',
      '{animal} Creek Ravine',
      '{surname} Commons',
      '{plant} Parkette',
      '{street} Green',
    ],
    grammar: {
      dish: [
        'a hill that every child in the area has rolled down',
        'an off-leash area with politics of its own',
        'a boardwalk through the wetland',
        'the last free skating trail',
      ],
      side: [
        'picnic tables in real shade',
        'a farmers’ market on Thursdays',
        'herons, if you are quiet',
        'a wading pool from June',
      ],
    },
  },
  {
    ...place,
    name: 'Museums',
    weight: 3,
    scenes: ['museum', 'museum', 'museum', 'theatre'],
    names: [
      '{surname} House Museum',
      'Museum of {thing}s',
      '{street} Heritage Centre',
      'The {surname} Collection',
    ],
    grammar: {
      dish: [
        'a room of streetcar transfers from 1921 on',
        'shoes of people who walked here',
        'a model of the city that never was',
        'the city’s oldest working printing press',
      ],
      side: ['free on Wednesday evenings', 'a gift shop with restraint', 'guides who grew up next door'],
    },
  },
  {
    ...place,
    name: 'Galleries',
    weight: 4,
    scenes: ['museum', 'museum', 'streetscape'],
    names: [
      '{surname} Gallery',
      '{number} Gallery',
      '{thing} Projects',
      '{adjective} Room Gallery',
      '{person} {surname} Contemporary',
    ],
    grammar: {
      dish: [
        'two shows a season and no small talk',
        'large paintings in a former garage',
        'ceramics one is nearly allowed to touch',
        'photographs of the city at four in the morning',
      ],
      side: ['openings that spill onto the pavement', 'a bench in the good light', 'zines at cost'],
    },
  },
  {
    ...place,
    name: 'Bookshops',
    weight: 4,
    scenes: ['bookshop', 'bookshop', 'bookshop', 'coffee'],
    names: [
      '{surname} Books',
      '{animal} & {animal} Books',
      'The {adjective} Page',
      '{thing} Bookshop',
      '{person}’s Used Books',
      'Type {number}',
    ],
    grammar: {
      dish: [
        'staff picks with actual opinions',
        'a wall of small presses',
        'first editions behind the till',
        'mysteries sorted by weather',
      ],
      side: [
        'a ladder, and permission to use it',
        'readings on the second Tuesday',
        'a shop cat called Index',
      ],
    },
  },
  {
    ...place,
    name: 'Theatres',
    weight: 2.5,
    scenes: ['theatre', 'theatre', 'neon-street'],
    names: ['{surname} Playhouse', 'The {thing} Theatre', '{street} Stage', '{colour} Curtain'],
    grammar: {
      dish: [
        'new plays in a former bank',
        'a hundred seats, none of them bad',
        'improv that mostly works',
        'a Christmas panto with swearing',
      ],
      side: ['pay-what-you-can Tuesdays', 'a bar that stays open after', 'rush tickets at five'],
    },
  },
  {
    ...place,
    name: 'Cinemas',
    weight: 1.5,
    scenes: ['theatre', 'neon-street', 'streetscape'],
    names: ['The {surname} Cinema', '{street} Rep', '{colour} Screen'],
    grammar: {
      dish: ['35 mm prints on Mondays', 'double bills chosen by the projectionist', 'cult films at midnight'],
      side: ['real butter on the popcorn', 'a balcony', 'memberships that pay for themselves'],
    },
  },
  {
    ...place,
    name: 'Music Venues',
    weight: 2.5,
    scenes: ['theatre', 'bar', 'neon-street'],
    names: ['The {animal} Room', '{thing} Hall', 'Club {number}', '{street} Ballroom', '{adjective} Horn'],
    grammar: {
      dish: [
        'bands you will claim to have seen first',
        'jazz from six until the last bus',
        'a dance floor on springs',
      ],
      side: [
        'earplugs for a dollar',
        'sound that was built by someone who cares',
        'no bad pillar to stand behind',
      ],
    },
  },
  {
    ...place,
    name: 'Gyms',
    weight: 4,
    scenes: ['studio', 'studio', 'streetscape'],
    names: [
      '{adjective} Iron',
      '{street} Strength',
      '{surname} Boxing Club',
      '{animal} Climbing',
      '{number} Athletic',
    ],
    grammar: {
      dish: [
        'classes small enough to be corrected in',
        'bouldering problems reset every week',
        'a boxing ring with history',
        'open gym without mirrors',
      ],
      side: ['showers with pressure', 'a first week for free', 'coaches who learn your name'],
    },
  },
  {
    ...place,
    name: 'Yoga Studios',
    weight: 3,
    scenes: ['studio', 'studio', 'studio'],
    names: ['{plant} Yoga', '{adjective} Breath', '{street} Yoga Loft', 'House of {plant}'],
    grammar: {
      dish: [
        'slow flow by candlelight',
        'a 6:30 class for people with jobs',
        'restorative hours with too many blankets',
      ],
      side: ['by donation on Fridays', 'tea afterwards', 'a beginners’ series that means it'],
    },
  },
  {
    ...place,
    name: 'Hair Salons',
    weight: 4,
    scenes: ['salon', 'salon', 'salon', 'streetscape'],
    names: ['{person} Hair', 'Salon {surname}', '{adjective} Shears', '{thing} & Comb', '{plant} Hair House'],
    grammar: {
      dish: ['curly cuts by people with curls', 'colour that grows out gracefully', 'fringes, rescued'],
      side: ['a silent-chair option', 'a head massage nobody rushes', 'espresso in a tiny cup'],
    },
  },
  {
    ...place,
    name: 'Barbers',
    weight: 3,
    scenes: ['salon', 'salon', 'streetscape'],
    names: ['{surname}’s Barber Shop', '{number} Chairs', '{adjective} Razor', '{person} & Sons Barbers'],
    grammar: {
      dish: ['fades sharp enough to draw with', 'a hot-towel shave', 'scissor cuts and football'],
      side: ['walk-ins before noon', 'opinions included', 'a gumball machine that works'],
    },
  },
  {
    ...place,
    name: 'Markets',
    weight: 2.5,
    scenes: ['market', 'market', 'market', 'streetscape'],
    names: ['{surname} Market', '{street} Farmers’ Market', '{plant} Lane Market', '{adjective} Flea'],
    grammar: {
      dish: [
        'tomatoes picked that morning',
        'forty stalls under one roof',
        'cheese from three counties',
        'peaches by the basket in August',
      ],
      side: ['a fiddler by the east door', 'coffee from a converted truck', 'bread gone by ten'],
    },
  },
  {
    ...place,
    name: 'Record Shops',
    weight: 2,
    scenes: ['bookshop', 'streetscape', 'neon-street'],
    names: ['{thing} Records', '{adjective} Groove', '{animal} Vinyl', '{surname} Sound'],
    grammar: {
      dish: [
        'a soul section that goes back to the wall',
        'new arrivals every Thursday',
        'dollar bins worth kneeling for',
      ],
      side: ['a listening deck with a queue', 'in-stores on Saturdays', 'trade-ins at fair prices'],
    },
  },
  {
    ...place,
    name: 'Libraries',
    weight: 1.5,
    scenes: ['bookshop', 'houses', 'park'],
    names: ['{surname} Library', '{street} Branch Library', '{plant} Reading Room'],
    grammar: {
      dish: [
        'a Carnegie building with its fireplace',
        'a map room open to anyone',
        'story time in five languages',
      ],
      side: ['quiet you can lean on', 'a seed library in spring', 'laptops to borrow'],
    },
  },
  {
    ...place,
    name: 'Hotels',
    weight: 1.5,
    scenes: ['houses', 'dining-room', 'streetscape', 'waterfront'],
    names: ['Hotel {surname}', 'The {animal} House', '{street} Inn', 'The {adjective} {plant}'],
    grammar: {
      dish: [
        'thirty rooms over a courtyard',
        'a rooftop with the whole skyline',
        'claw-foot tubs and thick walls',
      ],
      side: ['bicycles for guests', 'a lobby bar that locals use', 'late checkout without a speech'],
    },
  },
  {
    ...place,
    name: 'Waterfront',
    weight: 2,
    scenes: ['waterfront', 'waterfront', 'park'],
    names: ['{surname} Beach', '{animal} Pier', '{plant} Quay', '{colour} Harbour Promenade'],
    grammar: {
      dish: [
        'sand, and water one may swim in most of August',
        'a sunset nobody has to buy',
        'kayaks by the hour',
      ],
      side: ['a snack bar with good fries', 'volleyball until dark', 'a view of the islands'],
    },
  },
];
