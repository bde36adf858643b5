/** The number of characters that a reader sees: a letter with its accents is one, and so is a flag or a family. */
export function countCharacters(text: string): number {
  // Firefox before 125 has no segmenter; code points are close enough there.
  if (typeof Intl.Segmenter !== 'function') return [...text].length;
  return [...new Intl.Segmenter().segment(text)].length;
}
