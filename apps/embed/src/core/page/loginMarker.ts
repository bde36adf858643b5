import { loginMarkerCookie } from '@cityguide/site-config';

/** The cookie that the server's own login page sets; never found where cookies are blocked. */
export const loginMarker = {
  isSet(): boolean {
    try {
      return document.cookie.split('; ').includes(`${loginMarkerCookie}=1`);
    } catch {
      return false;
    }
  },
  clear(): void {
    document.cookie = `${loginMarkerCookie}=; Path=/; Max-Age=0`;
  },
};
