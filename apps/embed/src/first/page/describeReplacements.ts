/** What widgets use and libraries are known to replace. */
const BUILT_INS =
  'Array.from Array.prototype.map Function.prototype.bind JSON.stringify Map Object.assign Object.entries Promise Request Set fetch';
/** Libraries that do, by the name of their global. */
const LIBRARIES = ['MooTools', 'Prototype', 'Zone'];

const readPath = (path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => Reflect.get(Object(value), key), window);

/** The functions that other code has replaced, and by which library, if it is a known one. */
export function findReplacements(): { replaced: string[]; by: string | undefined } {
  const replaced = BUILT_INS.split(' ').filter((path) => !/\[native code]/.test(String(readPath(path))));
  return { replaced, by: LIBRARIES.find((name) => readPath(name)) };
}

/**
 * Names the functions of the browser that other code on the page has replaced, and a library that does so: the first
 * thing to look at where a widget failed. A sentence to be added to a message; empty where nothing is replaced.
 */
export function describeReplacements(): string {
  const { replaced, by = 'Other code of the page' } = findReplacements();
  return replaced[0] ? ` ${by} has replaced ${replaced.join(', ')}.` : '';
}
