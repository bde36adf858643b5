/** Used as HTML attribute value, folder and container name, so it must be valid for all three. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Packages and registry entries that a widget of this name would be confused with. */
const RESERVED = ['kit', 'embed'];
const MAX_LENGTH = 40;

/**
 * The error in the name of a new widget, or undefined.
 * @param {string} name
 * @param {string[]} existingNames names of the existing widgets
 */
export function checkName(name, existingNames) {
  if (name === '') return 'A widget needs a name.';
  if (!NAME.test(name))
    return `"${name}" must be kebab-case: small letters, digits and single hyphens, a letter first.`;
  if (name.length > MAX_LENGTH) return `"${name}" is too long: ${MAX_LENGTH} characters at most.`;
  if (RESERVED.includes(name)) return `"${name}" is the name of a part of Cityguide; choose another.`;
  if (existingNames.includes(name)) return `There is a widget "${name}" already: packages/widgets/${name}.`;
  return undefined;
}
