import { createElement } from '../editor-page/createElement';

/** A drop-down of a few values, with their words. */
export function createChoice<K extends string>(
  name: string,
  label: string,
  words: Readonly<Record<K, string>>,
) {
  const keys = Object.keys(words) as K[];
  const options = keys.map((key) => createElement('option', { value: key }, words[key]));
  const select = createElement('select', { id: name }, ...options);
  const first = keys[0] as K;
  return {
    select,
    element: createElement('div', {}, createElement('label', { for: name }, label), select),
    value: (): K => keys.find((key) => key === select.value) ?? first,
  };
}
