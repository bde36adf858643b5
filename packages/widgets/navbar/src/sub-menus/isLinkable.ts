/** Own paths and http(s) addresses; anything else the page may carry by mistake is never linked. */
export const isLinkable = (address: string): boolean => /^(https?:)?\//i.test(address);
