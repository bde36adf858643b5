/** Only paths of the site and http(s) URLs are linked, whatever else the page data may contain. */
export const isSafeHref = (address: string): boolean => /^(https?:)?\//i.test(address);
