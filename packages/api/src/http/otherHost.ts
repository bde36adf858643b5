/** The call whose answer has the current CSRF token in a header. */
export const SESSION_PATH = 'profiles/hi/';

/** Whether the API is at another origin than the page. */
export function isOnOtherHost(base: string): boolean {
  return typeof location !== 'undefined' && new URL(base).origin !== location.origin;
}
