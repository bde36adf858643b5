/**
 * Mixes two `#rrggbb` colours: a share of 0 is the first, 1 the second. Mixed in linear light so that the middle does
 * not turn grey.
 */
export function mixColours(first: string, second: string, share: number): string {
  const [from, to] = [parseColour(first), parseColour(second)];
  const mixed = from.map((channel, index) => {
    const other = to[index] ?? channel;
    return Math.pow(Math.pow(channel, 2.2) * (1 - share) + Math.pow(other, 2.2) * share, 1 / 2.2);
  });
  return `#${mixed
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const lighten = (colour: string, share: number) => mixColours(colour, '#ffffff', share);
export const darken = (colour: string, share: number) => mixColours(colour, '#0b0a14', share);

function parseColour(colour: string): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16) / 255);
}
