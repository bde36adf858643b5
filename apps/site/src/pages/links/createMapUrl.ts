const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A Google Maps search for the address; undefined without one. A lone surrogate would make `encodeURIComponent` throw. */
export function createMapUrl(address: string | null): string | undefined {
  if (!address?.trim()) return undefined;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replace(LONE_SURROGATE, '\ufffd'))}`;
}
