const STARTS_SOMEWHERE = /^(?:\/|[a-z][a-z\d+.-]*:)/i;

/** Where a listing's picture is: its own address, or for a bare name its place on the site's image server. */
export function locateImage(address: string | null | undefined, server: string): string | undefined {
  const text = address?.trim();
  if (!text) return undefined;
  return STARTS_SOMEWHERE.test(text) ? text : `${server}${text}`;
}
