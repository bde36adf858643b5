// What was caught may be anything. Its class is not asked for: a test has an `Error` of its own beside Node's.

/**
 * @param {unknown} error
 * @param {string} code as Node has them: `ENOENT`
 */
export function hasErrorCode(error, code) {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/** @param {unknown} error */
export function getErrorMessage(error) {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return String(hasMessage ? error.message : error);
}
