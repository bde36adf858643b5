import { arrivalCookie } from '@cityguide/site-config';

/** True where the server's own log-in page let somebody in since the last call; false also where cookies are blocked. */
export function takeArrival(): boolean {
  try {
    const isThere = document.cookie.split('; ').includes(`${arrivalCookie}=1`);
    if (isThere) document.cookie = `${arrivalCookie}=; Path=/; Max-Age=0`;
    return isThere;
  } catch {
    return false;
  }
}
