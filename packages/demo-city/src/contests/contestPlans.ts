import type { CityContest } from '../City';
import type { SceneName } from '../pictures/sceneKinds';

interface ContestPlan {
  name: string;
  kind: CityContest['kind'];
  summary: string;
  prize: string;
  question: string;
  rules: readonly string[];
  scene: SceneName;
  /** Counted from the present; negative once it has closed. */
  closesInDays: number;
}

/** The rules of every contest. */
export const houseRules: readonly string[] = [
  'Open to residents of Ontario who have turned 18. One entry a person and email address; a second one changes nothing.',
  'The winner is drawn within a week of the closing day and hears from us by email. Whoever does not answer within ten days makes room for the next.',
  'We use your address for this contest alone and delete it three months after the draw. The staff, their families and their cats cannot win.',
];

export const contestPlans: readonly ContestPlan[] = [
  {
    name: 'Dinner for four at the chef’s counter',
    kind: 'entry',
    summary: 'Nine courses within reach of the stove, and the cook answers questions.',
    prize: 'Dinner for four, wine included, worth $760',
    question: 'What would you order last, if it were the last night of the city?',
    rules: ['The table is for a Tuesday, Wednesday or Thursday within six months.'],
    scene: 'dining-room',
    closesInDays: 24,
  },
  {
    name: 'Your street in the first light',
    kind: 'photo',
    summary: 'One photo, taken before eight in the morning, within the city. Telephones welcome.',
    prize: 'A print of your photo, one metre wide, framed, and a place in the spring issue',
    question: 'Where can we see your photo?',
    rules: [
      'The photo must be your own. It stays yours; you allow us to show it with your name beside this contest.',
      'No people who would not want to be seen in their slippers.',
    ],
    scene: 'streetscape',
    closesInDays: 38,
  },
  {
    name: 'A year of Sunday bread',
    kind: 'entry',
    summary: 'One loaf a week from a bakery of your choice, until you cannot look at it any more.',
    prize: 'Fifty-two loaves, picked up warm',
    question: 'Which bakery, and why is it that one?',
    rules: ['Any bakery that is listed in the guide.'],
    scene: 'pastries',
    closesInDays: 2,
  },
  {
    name: 'Two seats for every matinee in March',
    kind: 'entry',
    summary: 'Four theatres, nine plays, no evening lost.',
    prize: 'Two season passes for the afternoons',
    question: 'Which play would you see twice?',
    rules: ['Passes carry your name and can be lent to nobody, not even to a twin.'],
    scene: 'theatre',
    closesInDays: 11,
  },
  {
    name: 'The best patio dog',
    kind: 'photo',
    summary: 'Show us a dog that behaves better than the table it sits under.',
    prize: 'A hundred dollars at a patio where dogs are served first',
    question: 'Where can we see your photo?',
    rules: ['One dog a photo. Wigs and hats count against it.'],
    scene: 'patio',
    closesInDays: 6,
  },
  {
    name: 'Name the new ferry',
    kind: 'entry',
    summary: 'She holds 1,300 people and has no name yet. The harbour has promised to listen.',
    prize: 'The first crossing, on the bridge, and a year of free ones',
    question: 'What should she be called?',
    rules: ['No names of living councillors.'],
    scene: 'waterfront',
    closesInDays: -5,
  },
  {
    name: 'A table by the window in the snow',
    kind: 'photo',
    summary: 'The coziest window in the city, seen from inside.',
    prize: 'Brunch for two behind that very window',
    question: 'Where can we see your photo?',
    rules: ['The photo must be your own.'],
    scene: 'coffee',
    closesInDays: -19,
  },
  {
    name: 'Dumplings with the three sisters',
    kind: 'entry',
    summary: 'A Saturday morning at the folding table, apron included.',
    prize: 'A lesson for two and all you folded',
    question: 'How many pleats does a dumpling need?',
    rules: ['Hair up, sleeves up, no rings.'],
    scene: 'dumplings',
    closesInDays: -47,
  },
];
