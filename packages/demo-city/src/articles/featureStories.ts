import type { Story } from './article';

/** Longer reads: culture, food, tech, travel. */
export const featureStories: readonly Story[] = [
  {
    type: 'Culture',
    name: 'The projectionist who will not retire',
    summary: 'At 78, Augie Lindqvist still threads 35 mm by feel. He has opinions about popcorn.',
    author: 'Otis Bellamy',
    scene: 'theatre',
    paragraphs: [
      'He arrives at four, hangs up his coat on a nail that he put there in 1979, and listens. “A projector tells you,” says Augie Lindqvist. “It’s like a fridge. You don’t notice it until it changes its mind.”',
      'The rep house on the corner runs film on Mondays, to rooms that are fuller and younger than they were ten years ago. Nobody is sure why. Lindqvist thinks it is the dark between the frames.',
      '> Twenty-four times a second you see nothing at all. Your head does the rest. I find that generous.',
      'He has been training a successor since 2011. Her name is Fern, she is very good, and she is in no hurry either.',
    ],
  },
  {
    type: 'Culture',
    name: 'A mural that took nine years and one wall',
    summary: 'Each spring the neighbours add a metre.',
    author: 'Farah Rahman',
    scene: 'streetscape',
    paragraphs: [
      'It began with a fox, painted over a tag, by a woman who had meant to do only that. The next April someone added a bicycle for it.',
      'Nine springs later the wall behind the hardware store is 31 metres long and holds, by one count, 212 animals. There is no committee. There is a bucket of brushes, and a rule: you may not paint over, only beside.',
    ],
  },
  {
    type: 'Culture',
    name: 'Inside the rehearsal of a play with no lines',
    summary: 'Four actors, one table, forty minutes of silence that audiences keep describing as loud.',
    author: 'Otis Bellamy',
    scene: 'theatre',
    paragraphs: [
      'The stage manager calls cues to nobody in particular. A chair is moved eleven centimetres. Everyone writes this down.',
      'The piece has toured to nine cities without a word of translation. In Lisbon they laughed at the soup. In Toronto, so far, they hold their breath at it.',
    ],
  },
  {
    type: 'Culture',
    name: 'The sign painter of Gerrard Street',
    summary: 'One-stroke letters, gold leaf and the patience of a heron.',
    author: 'Amara Okafor',
    scene: 'streetscape',
    paragraphs: [
      'She rests her little finger on the glass, breathes out, and an S appears that was not there before. It takes four seconds and thirty years.',
      'Shops that were tired of vinyl have been calling. She has a waiting list until October, which she keeps on the back of a door, in a hand that people ask to photograph.',
    ],
  },
  {
    type: 'Food',
    name: 'How a patty became the city’s real sandwich',
    summary: 'Flaky, yellow, eaten on platforms: a short history of the beef patty.',
    author: 'Desmond Jarvis',
    scene: 'market',
    paragraphs: [
      'There is a smell at the top of certain subway escalators that everyone who grew up here can place within two stations.',
      'The patty came with families from Jamaica in the sixties and was sold from bakeries on Eglinton and Bathurst. In 1985 a federal inspector tried to forbid the name. The city took its side, the inspector lost, and the day is still celebrated.',
      '## The right way',
      'In a coco bun, standing, with the bag as a plate. Pepper sauce is a private matter.',
    ],
  },
  {
    type: 'Food',
    name: 'The last tofu press on Spadina',
    summary: 'It starts at three in the morning and is sold out by nine.',
    author: 'Mei Xiong',
    scene: 'dumplings',
    paragraphs: [
      'The soybeans go in to soak at supper. At three the grinder starts, and the upstairs tenants, who are family, turn over.',
      'It makes four hundred blocks, still warm, in brine. Restaurants send someone with a bucket. Old women send themselves, and press each block with one finger before they nod.',
    ],
  },
  {
    type: 'Food',
    name: 'What chefs eat at one in the morning',
    summary: 'We asked twelve. Nine said noodles. One said cereal, with conviction.',
    author: 'Winnie Abernathy',
    scene: 'neon-street',
    paragraphs: [
      'The kitchen is scrubbed, the apron is in the bag, and the one thing nobody wants is a tasting menu.',
      'Nine of twelve named a bowl of noodles within walking distance of work. Two drive to Scarborough for it. One goes home, pours the second-cheapest cereal into a very good bowl, and considers this the best meal of the day.',
      '> I plate all night. At one I want something that was never arranged.',
    ],
  },
  {
    type: 'Tech',
    name: 'The app that tells you when the streetcar is lying',
    summary: 'Two students compared eleven million predictions with what then came.',
    author: 'Noor Valente',
    scene: 'streetscape',
    paragraphs: [
      '“Two minutes” means two minutes about 61 per cent of the time. “Due” means anything at all.',
      'Two students at the university collected every prediction made for the 504 and 506 over a year, and matched each with the car that came. Their app shows the forecast, and beside it, in grey, how often that forecast was true at that stop at that hour.',
      'The agency has asked for the data. It was, after all, theirs.',
    ],
  },
  {
    type: 'Tech',
    name: 'Why the city’s sensors now count dogs',
    summary: 'Park planners needed a number. Someone taught a camera what a terrier is.',
    author: 'Noor Valente',
    scene: 'park',
    paragraphs: [
      'Nobody keeps the pictures: the camera sees, counts and forgets, and an auditor reads its code twice a year.',
      'It found 1,340 dogs in one weekend in a park that was thought to have 400. The off-leash area is being moved to where they already were.',
    ],
  },
  {
    type: 'Tech',
    name: 'A repair café fixes its ten-thousandth thing',
    summary: 'It was a toaster. It is nearly always a toaster.',
    author: 'Ignacio Monteiro',
    scene: 'coffee',
    paragraphs: [
      'Volunteers with magnifying lamps have been meeting in church halls since 2013 to mend what people bring: lamps, zippers, a mechanical owl.',
      'The log shows a success rate of 68 per cent. The commonest cause of failure is a screw that was never meant to be found.',
      '> The owl took four of us. It hoots now. It did not use to hoot.',
    ],
  },
  {
    type: 'Tech',
    name: 'Small computers keep the ravines’ time',
    summary: 'A hobby network of 300 stations measures what the creek does at night.',
    author: 'Ignacio Monteiro',
    scene: 'park',
    paragraphs: [
      'Each costs about $40, runs on a panel the size of a paperback, and sits under a bridge listening to the height of the water.',
      'When a storm came through in May the network saw the crest eleven minutes before the official gauge did. The conservation authority now reads it, too.',
    ],
  },
  {
    type: 'Travel',
    name: 'The slow train to the end of the province',
    summary: 'Nineteen hours, one dining car, several moose.',
    author: 'Renée Côté',
    scene: 'houses',
    paragraphs: [
      'It leaves at an hour when only bakers are up and goes north until the trees are shorter than the people.',
      'Nobody takes it to arrive. You take it for the third hour, when the phone gives out and somebody starts dealing cards.',
      '## If you go',
      'Bring your own tea. Sit on the left. The soup is better on the way back.',
    ],
  },
  {
    type: 'Travel',
    name: 'Three days on the lake by bicycle',
    summary: 'From the Beaches to Prince Edward County with one pannier each.',
    author: 'Sólveig Haldane',
    scene: 'waterfront',
    paragraphs: [
      'Day one is suburbs and headwind. Day two is orchards. On day three there is a ferry that takes ten minutes and no money, and it is the best part of the trip.',
      'We carried a stove and never lit it. There is always another bakery.',
    ],
  },
  {
    type: 'Travel',
    name: 'A weekend in Montréal for people from Toronto',
    summary: 'Pack light, walk far, do not mention the smoked meat until asked.',
    author: 'Renée Côté',
    scene: 'patio',
    paragraphs: [
      'You will be told that everything here is better. Some of it is. Say so early and the rest of the weekend is very pleasant.',
      'Stay near a park. Eat bagels at night. Climb the hill in the morning, look down at the river, and for once do not compare it with anything.',
    ],
  },
];
