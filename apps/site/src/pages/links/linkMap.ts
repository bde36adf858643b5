const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A maps search for the address; undefined without one. Half an emoji would make `encodeURIComponent` throw. */
export function linkMap(address: string | null): string | undefined {
  if (!address?.trim()) return undefined;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replace(LONE_SURROGATE, '\ufffd'))}`;
}
