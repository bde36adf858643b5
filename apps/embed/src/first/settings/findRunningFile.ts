/**
 * The address of the file in which an error was made: the first one in its stack, where every browser writes
 * `address:line:column`. A module has no other way to tell, since a classic script may not contain `import.meta`.
 */
export function findRunningFile({ stack }: Pick<Error, 'stack'>): string | undefined {
  // a page may have set `Error.prepareStackTrace`, and then it is anything
  return /https?:\S+?(?=:\d+:\d+)/.exec(String(stack))?.[0];
}
