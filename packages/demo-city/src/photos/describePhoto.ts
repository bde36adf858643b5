import type { SceneName } from '../pictures/sceneKinds';
import type { Random } from '../random';

const anywhere = [
  'What we came for.',
  'Second visit, same light.',
  'Worth the line-up!',
  'My sister took me here for her birthday. We stayed until they turned the chairs over.',
  'Pas mal du tout.',
  'Still the best thing on this block.',
  'Quiet on a Tuesday, packed by Friday. Go on a Tuesday.',
];

const plates = [
  'Half gone before I remembered the camera.',
  'We ordered one to share. Then two more.',
  'The special. Ask, it is not on the menu.',
  'Small, hot and exactly right.',
  'Everything on this table was under $60, which I had to check twice. The green one is the spicy one, whatever they tell you, and the bread comes only if you say so when you sit down.',
  'Déjà vide.',
  'Number 14 🌶',
];

const rooms = [
  'The room on a Thursday.',
  'By the window.',
  'Just before the rush.',
  'Ask for the table at the back.',
  'Same crew every week.',
  'First in, and the lamps just on.',
  'Loud, warm, and nobody looks at a phone. The coats go on the hooks behind the door; the tall one is the owner.',
];

const outdoors = [
  'Light like this until six.',
  'Just after the rain.',
  'Came up from the station and there it was.',
  'From across the street.',
  'First warm evening of the year.',
  'Le quartier au complet.',
  'Taken from the 506, somewhere between the two stops that are closed until spring. Worth getting off early and walking the rest.',
];

const outdoorScenes: readonly SceneName[] = [
  'houses',
  'market',
  'neon-street',
  'park',
  'patio',
  'streetscape',
  'waterfront',
];
const roomScenes: readonly SceneName[] = [
  'bar',
  'bookshop',
  'dining-room',
  'museum',
  'salon',
  'studio',
  'theatre',
];

/** The caption of a photo of this scene; one in five is empty. */
export function describePhoto(scene: SceneName, random: Random): string {
  if (random.chance(0.2)) return '';
  if (random.chance(0.25)) return random.pick(anywhere);
  if (outdoorScenes.includes(scene)) return random.pick(outdoors);
  return random.pick(roomScenes.includes(scene) ? rooms : plates);
}
