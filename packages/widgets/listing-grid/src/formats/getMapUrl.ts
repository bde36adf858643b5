const MAP_SEARCH = 'https://www.google.com/maps/search/?api=1&query=';
const LONE_SURROGATE = /[\ud800-\udfff]/gu; // encodeURIComponent throws on half an emoji

/** The URL of a map search for exactly this address, `undefined` without one. */
export function getMapUrl(address: string | null | undefined): string | undefined {
  if (!address?.trim()) return undefined;
  return MAP_SEARCH + encodeURIComponent(address.replace(LONE_SURROGATE, '\ufffd'));
}
