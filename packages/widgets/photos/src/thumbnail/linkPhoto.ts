/**
 * Validates the URL of a photo's page: a path of the site or http(s); anything else (`javascript:`) is `undefined`.
 */
export function linkPhoto(address: string | null): string | undefined {
  const base = 'https://site.invalid';
  if (!address || !URL.canParse(address, base)) return undefined;
  return /^https?:$/.test(new URL(address, base).protocol) ? address : undefined;
}
