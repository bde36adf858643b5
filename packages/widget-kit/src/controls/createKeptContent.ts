/**
 * What the CMS wrote in controls and ours stands for now. Only for controls that differ from the usual: most of a page
 * never change and cost nothing here.
 */
export interface KeptContent {
  words: WeakMap<HTMLElement, string>;
  labels: WeakMap<HTMLElement, string>;
}

export function createKeptContent(): KeptContent {
  return { words: new WeakMap(), labels: new WeakMap() };
}
