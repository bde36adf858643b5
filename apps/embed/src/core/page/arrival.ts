import { arrivalCookie } from '@cityguide/site-config';

/** The mark that the server's own log-in page leaves; never there where cookies are blocked. */
export const arrival = {
  isThere(): boolean {
    try {
      return document.cookie.split('; ').includes(`${arrivalCookie}=1`);
    } catch {
      return false;
    }
  },
  clear(): void {
    document.cookie = `${arrivalCookie}=; Path=/; Max-Age=0`;
  },
};
