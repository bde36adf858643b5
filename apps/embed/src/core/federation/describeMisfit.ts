interface Misfit {
  /** The shared module that the widget needs. */
  key: string;
  range: string;
  /** What the page has, if it has it at all. */
  found: string | undefined;
}

/** Says what does not fit and what to do about it. */
export function describeMisfit({ key, range, found }: Misfit): string {
  const has = found === undefined ? 'does not have it' : `has ${found}`;
  return `It needs ${key} ${range}, but this page ${has}. Build the widget against the deployed version, or release the embed script that fits.`;
}
