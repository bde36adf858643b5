/** Validates a page URL from the API: a path of the site or http(s); anything else (`javascript:`) is `undefined`. */
export function parsePageUrl(address: string | null | undefined): string | undefined {
  const text = (address ?? '').trim();
  if (text === '' || !URL.canParse(text, 'https://site.invalid')) return undefined;
  const { protocol } = new URL(text, 'https://site.invalid');
  return protocol === 'https:' || protocol === 'http:' ? text : undefined;
}
