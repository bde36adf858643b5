/** The id in an attribute of a mount point, by the rules of `option.id`. */
export function parseId(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*\d+\s*$/.test(text) ? Number(text) || undefined : undefined;
}
