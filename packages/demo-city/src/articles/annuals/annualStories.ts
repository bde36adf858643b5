import type { Story } from '../article';

export interface AnnualStory extends Story {
  month: number;
  /**
   * Placeholders of its texts and their possible values, one of which is picked for each year; `{year}` and `{last}`
   * are the year itself and the one before.
   */
  details: Readonly<Record<string, readonly string[]>>;
}

/** Stories that the editors write every year, each time about another year. */
export const annualStories: readonly AnnualStory[] = [
  {
    type: 'News',
    name: 'What the city will argue about in {year}',
    summary: '{topic}, again, and four newer quarrels.',
    author: 'Nadia Ivanov',
    scene: 'streetscape',
    month: 1,
    details: {
      topic: ['Bicycle lanes', 'The island airport', 'Streetcar tracks', 'Parking', 'The waterfront'],
      vote: ['twice', 'three times', 'once, and narrowly,', 'five times'],
      place: ['Bloor Street', 'the Port Lands', 'Eglinton', 'the rail lands', 'Jarvis Street'],
    },
    paragraphs: [
      '{topic} will come to council {vote} before the summer, according to the agenda that the clerk published on Monday. It came up in {last} as well, and nobody who was there expects it to be the last time.',
      'The other fight is about {place}. Two consultants have been hired to find out what the two before them meant.',
      '> Everybody wants the same street. They only want it at different speeds.',
      'The budget, as ever, is due in February and late in March.',
    ],
  },
  {
    type: 'News',
    name: 'The year in numbers: {year}',
    summary: 'Snow, streetcars, {thing} and other sums.',
    author: 'Callum MacAllister',
    scene: 'waterfront',
    month: 12,
    details: {
      thing: ['lost umbrellas', 'raccoons', 'opened patios', 'planted trees', 'missing manhole covers'],
      snow: ['84', '112', '139', '97', '156', '121'],
      trees: ['9,400', '11,200', '7,800', '12,650', '10,300'],
      rides: ['one in six', 'one in five', 'one in four', 'a third'],
    },
    paragraphs: [
      '{snow} centimetres of snow fell on the downtown core in {year}, and {trees} trees were planted in it once it had gone.',
      'Of all trips to work {rides} was made by streetcar, subway or bus. The lost-and-found counted {thing} for the first time and would rather not go on.',
      'Nothing was named after anybody. The year before had used up all the bridges.',
    ],
  },
  {
    type: 'Food',
    name: 'The restaurants that made {year}',
    summary: 'Ten rooms we went back to, and one that we miss.',
    author: 'Yuki Hashimoto',
    scene: 'dining-room',
    month: 12,
    details: {
      street: ['Ossington', 'Dundas West', 'Gerrard East', 'College', 'Queen East', 'Geary Avenue'],
      dish: ['fried chicken', 'a bowl of beans', 'charred cabbage', 'a pork bun', 'one perfect oyster'],
      habit: ['small plates', 'shared tables', 'bare bulbs', 'chalkboards', 'natural wine'],
    },
    paragraphs: [
      'If {year} had a street it was {street}, and if it had a dish it was {dish}. We ate it in six places and would eat it in a seventh.',
      'It was also the year of {habit}, of which we have now seen enough. The kitchens on our list cooked through it.',
      '## The one we miss',
      'It closed in October, without a party. The owner sent the last table home with the sourdough.',
    ],
  },
  {
    type: 'Food',
    name: 'Patio season {year}: where to sit first',
    summary: 'The heaters are out. So is everybody else.',
    author: 'Junie Lindqvist',
    scene: 'patio',
    month: 5,
    details: {
      day: ['Friday', 'Saturday', 'Sunday', 'holiday Monday'],
      degrees: ['eleven', 'fourteen', 'nine', 'seventeen'],
      count: ['forty', 'sixty', 'ninety', 'a hundred'],
    },
    paragraphs: [
      'The first warm {day} of {year} came with {degrees} degrees and a line at every railing in the city.',
      'We walked past {count} patios with a notebook. These are the ones where the sun stays until seven and the server does too.',
      'Bring a sweater. You will give it to somebody.',
    ],
  },
  {
    type: 'Culture',
    name: 'The film festival, {year}: what to see without a pass',
    summary: 'Rush lines, second screenings and {thing}.',
    author: 'Farah Rahman',
    scene: 'theatre',
    month: 9,
    details: {
      thing: [
        'a film on a rooftop',
        'the shorts nobody reviews',
        'one good documentary',
        'a silent one, with piano',
      ],
      wait: ['forty minutes', 'an hour', 'two hours', 'twenty-five minutes'],
      street: ['King Street', 'Bloor', 'Yonge Street', 'Richmond'],
    },
    paragraphs: [
      'In {year} the rush line on {street} moves in {wait}, and the people in it know more about film than those on the carpet.',
      'Second screenings cost less and have better questions. Go to those, and to {thing}.',
      '> I came for one. I have been here since Thursday.',
    ],
  },
  {
    type: 'Culture',
    name: 'Fifty free things to do in the summer of {year}',
    summary: 'Parks, porches, pools and {thing}.',
    author: 'Ezra Rosenbaum',
    scene: 'park',
    month: 6,
    details: {
      thing: ['a brass band', 'one haunted lighthouse', 'open-air Shakespeare', 'dancing on the pier'],
      park: ['Christie Pits', 'High Park', 'Trinity Bellwoods', 'Withrow Park', 'Riverdale'],
    },
    paragraphs: [
      'None of these cost anything in {year}, and at least thirty are better than what does.',
      'Begin in {park} on any evening with a blanket. Then {thing}. Then sleep with the window open.',
    ],
  },
  {
    type: 'Real Estate',
    name: 'What a house cost in {year}',
    summary: 'A semi, a loft and a garage: three sales and what they tell.',
    author: 'Odette Tremblay',
    scene: 'houses',
    month: 11,
    details: {
      bids: ['nine', 'fourteen', 'two', 'twenty-one', 'six'],
      area: ['Leslieville', 'the Junction', 'Roncesvalles', 'Cabbagetown', 'Riverdale'],
      flaw: ['a tree in the roof', 'no kitchen', 'the neighbour’s staircase', 'knob-and-tube wiring'],
    },
    paragraphs: [
      'The semi in {area} had {bids} bidders and {flaw}. It went for more than in {last}, as everything did.',
      'The loft did not sell. The garage did, in a day, to somebody who does not drive.',
      'Agents say that the market has never been like this. They said so in {last} too.',
    ],
  },
  {
    type: 'Sports',
    name: 'The {year} season, looked back on without anger',
    summary: 'Hope until {month}, then a long walk home.',
    author: 'Hector Zamora',
    scene: 'bar',
    month: 10,
    details: {
      month: ['March', 'the second week', 'April', 'the playoffs', 'a Tuesday'],
      hero: ['the goalkeeper', 'a rookie', 'the third-line centre', 'the organist', 'the shortstop'],
      score: ['4–3', '2–1', '5–4 after overtime', '3–0'],
    },
    paragraphs: [
      'There was hope until {month}. The rest of {year} belonged to {hero}, who deserved a better team around a good heart.',
      'The night to remember ended {score}. Strangers hugged on the streetcar, and one of them was the driver.',
      'Next year, then.',
    ],
  },
  {
    type: 'Tech',
    name: 'Made here in {year}: ten small companies to know',
    summary: 'From {thing} to a better bicycle bell.',
    author: 'Priya D’Souza',
    scene: 'studio',
    month: 4,
    details: {
      thing: ['maps for the blind', 'a quieter leaf blower', 'parking by telephone', 'clean kitchen grease'],
      place: [
        'a former bakery',
        'the third floor of a church',
        'a shipping container',
        'somebody’s mother’s house',
      ],
    },
    paragraphs: [
      'Half of the ten companies on this list for {year} began in {place}; two are still there.',
      'The best of them makes {thing}. It has four employees and a waiting list.',
      'We left out everybody who said that they would change the world, which made the work much shorter.',
    ],
  },
  {
    type: 'Travel',
    name: 'Three trips by train for the autumn of {year}',
    summary: 'No car, one bag, back on Sunday.',
    author: 'Winnie Abernathy',
    scene: 'waterfront',
    month: 9,
    details: {
      first: ['Stratford', 'Kingston', 'Niagara', 'Guelph'],
      second: ['Cobourg', 'Port Hope', 'Peterborough', 'Paris'],
      third: ['Montréal', 'Ottawa', 'Windsor'],
    },
    paragraphs: [
      'The first goes to {first}, where the theatre is cheaper after the holiday and the swans are bolder.',
      'The second goes to {second}. Walk to the water, eat fish, walk back.',
      'For the third take the Friday off: {third} is worth two nights. In {year} the late train runs again.',
    ],
  },
];
