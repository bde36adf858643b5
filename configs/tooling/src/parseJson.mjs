import { getErrorMessage } from './caughtErrors.mjs';

/**
 * Says whether a value from outside has a type.
 * @template T
 * @typedef {(value: unknown) => value is T} Guard
 */

/**
 * The data of a JSON text, if it has the type that its reader expects.
 * @template T
 * @param {string} text
 * @param {{ from: string, isRight: Guard<T>, expected: string }} check `from`: the file, or whatever else the text is
 * from; `expected`: what `isRight` asks for, in words
 * @returns {T}
 * @throws {Error} if the text is not JSON, or its data has another type; names where it is from
 */
export function parseJson(text, { from, isRight, expected }) {
  const data = parse(text, from);
  if (!isRight(data)) throw new Error(`${from} cannot be read: it should have ${expected}`);
  return data;
}

/**
 * @param {string} text
 * @param {string} from
 * @returns {unknown}
 */
function parse(text, from) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${from} cannot be read: ${getErrorMessage(error)}`, { cause: error });
  }
}

/** @type {Guard<string>} */
export const isText = (value) => typeof value === 'string';

/** @type {Guard<number>} */
export const isNumber = (value) => typeof value === 'number';

/** @type {Guard<boolean>} */
export const isBoolean = (value) => typeof value === 'boolean';

/** @type {Guard<Record<string, unknown>>} */
export const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @template T
 * @param {Guard<T>} isRight
 * @returns {Guard<T | undefined>}
 */
export function isOptional(isRight) {
  return (value) => value === undefined || isRight(value);
}

/**
 * @template T
 * @param {Guard<T>} isRight
 * @returns {Guard<T[]>}
 */
export function isListOf(isRight) {
  return (value) => Array.isArray(value) && value.every(isRight);
}

/**
 * @template T
 * @param {Guard<T>} isRight
 * @returns {Guard<Record<string, T>>}
 */
export function isRecordOf(isRight) {
  return /** @returns {value is Record<string, T>} */ (value) =>
    isRecord(value) && Object.values(value).every(isRight);
}

/**
 * An object with these fields, and perhaps more.
 * @template {object} T
 * @param {{ [Name in keyof T]: Guard<T[Name]> }} fields
 * @returns {Guard<T>}
 */
export function isObjectWith(fields) {
  /** @type {[string, Guard<unknown>][]} */
  const guards = Object.entries(fields);
  return /** @returns {value is T} */ (value) =>
    isRecord(value) && guards.every(([name, isRight]) => isRight(value[name]));
}
