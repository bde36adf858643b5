/** Names an HTML attribute, a folder and a container, so it keeps to what all three allow. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Packages and registry entries that a widget of this name would be mistaken for. */
const RESERVED = ['kit', 'embed'];
const MAX_LENGTH = 40;

/**
 * What is wrong with the name of a new widget, in words, or undefined.
 * @param {string} name
 * @param {string[]} taken names of the widgets that exist
 */
export function checkName(name, taken) {
  if (name === '') return 'A widget needs a name.';
  if (!NAME.test(name))
    return `"${name}" must be kebab-case: small letters, digits and single hyphens, a letter first.`;
  if (name.length > MAX_LENGTH) return `"${name}" is too long: ${MAX_LENGTH} characters at most.`;
  if (RESERVED.includes(name)) return `"${name}" is the name of a part of Cityguide; choose another.`;
  if (taken.includes(name)) return `There is a widget "${name}" already: packages/widgets/${name}.`;
  return undefined;
}
