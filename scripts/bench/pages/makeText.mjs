const WORDS =
  'market council record season harbour window report village signal garden letter summer bridge museum kitchen engine travel modern quiet copper winter ticket editor player lesson branch forest silver planet screen author camera public corner island'.split(
    ' ',
  );

/**
 * A pseudo-random generator of numbers from 0 to 1, deterministic for a seed.
 * @param {number} seed
 */
export function createRandom(seed) {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/**
 * @param {number} seed
 * @param {number} count
 */
function makeWords(seed, count) {
  const random = createRandom(seed);
  // The first numbers of neighbouring seeds are similar.
  for (let index = 0; index < 3; index += 1) random();
  const words = Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Five words.
 * @param {number} seed
 */
export const makeTitle = (seed) => makeWords(seed, 5);

/**
 * One sentence.
 * @param {number} seed
 */
export const makeSentence = (seed) => `${makeWords(seed, 13)}.`;
