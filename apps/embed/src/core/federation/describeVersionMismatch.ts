interface VersionMismatch {
  /** The shared module that the widget needs. */
  key: string;
  range: string;
  /** The page's version, if it has the module at all. */
  found: string | undefined;
}

/** Describes the mismatch and what to do about it. */
export function describeVersionMismatch({ key, range, found }: VersionMismatch): string {
  const has = found === undefined ? 'does not have it' : `has ${found}`;
  return `It needs ${key} ${range}, but this page ${has}. Build the widget against the deployed version, or release the embed script that fits.`;
}
