/** Clocks of neighbouring requests differ by rounding. */
const ROUNDING_S = 0.001;

/**
 * How many requests in a row were needed before a moment: the longest sequence in which each started after the
 * previous one had been answered. An upper bound of the chain that the page really waited for.
 * @param {{ start: number, answered: number }[]} requests in seconds of one clock
 * @param {number} until same clock
 */
export function findLongestChain(requests, until) {
  const inOrder = requests
    .filter(({ answered }) => answered <= until)
    .sort((a, b) => a.answered - b.answered);
  let length = 0;
  let end = -Infinity;
  for (const { start, answered } of inOrder) {
    if (start < end - ROUNDING_S) continue;
    length += 1;
    end = answered;
  }
  return length;
}
